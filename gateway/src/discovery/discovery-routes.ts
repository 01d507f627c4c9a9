import type { FastifyInstance } from 'fastify';

import type { RegistryDocument } from '../registry/document.ts';
import { type DiscoveryOptions, projectDiscovery } from './project-discovery.ts';

/** Serves `GET /__mfe/discovery.json`: the live remotes in the public frontend-discovery format, without sign-in. */
export const discoveryRoutes = (
  app: FastifyInstance,
  { current, ...options }: DiscoveryOptions & { current: () => RegistryDocument },
): void => {
  app.get('/__mfe/discovery.json', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=5',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(projectDiscovery(current(), options)),
  );
};

import type { FastifyContextConfig, FastifyInstance } from 'fastify';

import type { RegistryDocument } from '../registry/document.ts';
import { describePlatform } from './describe-platform.ts';

/** Serves `GET /compatibility.json` to everyone, without sign-in. */
export const compatibilityRoute = (
  app: FastifyInstance,
  current: () => RegistryDocument,
  options: { config: FastifyContextConfig } = { config: {} },
): void => {
  app.get('/compatibility.json', options, (_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=5',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(describePlatform(current())),
  );
};

import type { RevisionResponse } from '@pairwise/contracts/registry';
import type { FastifyInstance } from 'fastify';

import type { RegistryDocument } from '../registry/index.ts';

const responseFor = ({ revision, versions }: RegistryDocument): RevisionResponse => ({
  revision,
  revoked: Object.values(versions).flatMap((byVersion) =>
    Object.values(byVersion)
      .filter(({ status }) => status === 'revoked')
      .map(({ name, version }) => `${name}@${version}`),
  ),
});

/** Serves `GET /__mfe/revision`, which open pages poll, and 404 for all other addresses below `/__mfe`. */
export const revisionRoutes = (app: FastifyInstance, { current }: { current: () => RegistryDocument }): void => {
  let known = { document: current(), response: responseFor(current()) };

  app.get('/__mfe/revision', (_request, reply) => {
    const document = current();
    // Polled by every open page, so it is computed once for each revision.
    if (known.document !== document) known = { document, response: responseFor(document) };
    return reply.header('cache-control', 'no-store').send(known.response);
  });

  for (const address of ['/__mfe', '/__mfe/*']) {
    app.all(address, (_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found'));
  }
};

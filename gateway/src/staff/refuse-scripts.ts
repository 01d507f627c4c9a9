import type { FastifyInstance } from 'fastify';

import { isNavigation } from '../http/is-navigation.ts';

/** Refuses requests of scripts and frames in a scope: its pages are for a person, and code of the origin must not read them. */
export const refuseScripts = (scope: FastifyInstance): void => {
  scope.addHook('onRequest', async (request, reply) => {
    if (isNavigation(request)) return undefined;
    return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
  });
};

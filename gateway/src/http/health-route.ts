import type { FastifyInstance } from 'fastify';

import type { RegistryDocument } from '../registry/document.ts';

export interface HealthRouteOptions {
  current: () => RegistryDocument;
  /** Whether the gateway is ending, so that a load balancer sends it no further visitors. */
  isDraining: () => boolean;
}

/** Serves `GET /health`: whether this gateway can show pages, and by which revision and shell. */
export const healthRoute = (app: FastifyInstance, { current, isDraining }: HealthRouteOptions): void => {
  app.get('/health', (_request, reply) => {
    const { revision, pointers } = current();
    const shell = pointers['shell'] ?? null;
    const problem = isDraining() ? 'draining' : shell === null ? 'no shell is published' : undefined;
    return reply
      .code(problem === undefined ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: problem ?? 'ok', revision, shell });
  });
};

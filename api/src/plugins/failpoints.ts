import type { FastifyRequest } from 'fastify';

/** Moments of a write at which a test can end the process. */
export const failpoints = ['before-effect', 'before-commit', 'before-response'] as const;
export type Failpoint = (typeof failpoints)[number];

/**
 * Ends the process without any cleanup, as a crash does, when the setting FAILPOINTS is on and the request names this
 * moment in its header `x-failpoint`. Production refuses the setting (`env.ts`), so there the header does nothing.
 */
export const reachFailpoint = (request: FastifyRequest, failpoint: Failpoint): void => {
  if (!request.server.services.env.failpoints || request.headers['x-failpoint'] !== failpoint) return;
  process.kill(process.pid, 'SIGKILL');
};

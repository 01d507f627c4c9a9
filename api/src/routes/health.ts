import type { FastifyInstance } from 'fastify';

import { isReachable } from '../db/database.ts';

/** Ready while it can answer from the database and is not about to stop; 503 otherwise, so that nobody new is sent. */
export const healthRoute = (app: FastifyInstance): void => {
  app.get('/api/health.php', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !app.readiness.stopping && (await isReachable(app.services.db));
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
};

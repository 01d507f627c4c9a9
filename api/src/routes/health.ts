import type { FastifyInstance } from 'fastify';

import { isReachable } from '../db/database.ts';

/** Returns 200 while the database is reachable and the program is not stopping; else 503, so that proxies send no requests. */
export const healthRoute = (app: FastifyInstance): void => {
  app.get('/api/health.php', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !app.readiness.stopping && (await isReachable(app.services.db));
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
};

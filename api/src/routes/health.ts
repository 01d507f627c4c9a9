import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';

/** Ready while it can answer from the database and is not about to stop; 503 otherwise, so that nobody new is sent. */
export const healthRoute = (app: FastifyInstance): void => {
  app.get('/api/health.php', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !app.readiness.stopping && (await answers(app));
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
};

const answers = async (app: FastifyInstance): Promise<boolean> => {
  try {
    await sql`select 1`.execute(app.services.db);
    return true;
  } catch {
    return false;
  }
};

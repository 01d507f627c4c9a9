import type { FastifyInstance } from 'fastify';

/**
 * Returns 200 while the database is reachable and the program is not stopping; else 503, so that proxies send no requests.
 * Responds within four seconds. A caller that reaches the api past the gateways gets the numbers of the jobs as well.
 */
export const healthRoute = (app: FastifyInstance): void => {
  app.get('/api/health.php', { schema: { hide: true } }, async (request, reply) => {
    const { health } = app.services;
    const ready = !app.readiness.stopping && (await health.isReachable());
    // Gateways add this header, so visitors never see the numbers.
    const internal = request.headers['x-forwarded-for'] === undefined;
    const jobs = ready && internal ? await health.countJobs() : undefined;
    return reply.code(ready ? 200 : 503).send({ ok: ready, ...(jobs && { jobs }) });
  });
};

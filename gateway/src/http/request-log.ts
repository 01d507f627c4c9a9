import type { FastifyInstance } from 'fastify';

/** Links from mails carry a secret in the path, and queries may hold names or addresses: neither is written down. */
const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replaceAll(/[A-Za-z0-9_-]{43,}/g, '{token}');

/** One line for each request, written when its answer has gone out. */
export const requestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
};

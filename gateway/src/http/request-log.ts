import type { FastifyInstance } from 'fastify';

/** Removes secrets from a logged path: links in mails carry a token, and queries may contain names or addresses. */
const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replaceAll(/[A-Za-z0-9_-]{43,}/g, '{token}');

/** Logs one line for each request, after its response was sent. */
export const requestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
};

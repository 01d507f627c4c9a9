import type { FastifyInstance } from 'fastify';

/** Sends queued mails after the response of a write, so that no request waits for a mail server. */
export const registerMailing = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { mails } = app.services;
    mails.drain().catch((error: unknown) => request.log.warn({ err: error }, 'mails could not be sent'));
  });
};

import type { FastifyInstance } from 'fastify';

/** What a write has put into the mail queue goes out when its answer has: nobody waits for a mail server. */
export const registerMailing = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { mails } = app.services;
    mails.drain().catch((error: unknown) => request.log.warn({ err: error }, 'mails could not be sent'));
  });
};

import type { FastifyInstance } from 'fastify';

import { receiveWebhook } from '../domain/payments/receive-webhook.ts';

/**
 * Takes webhooks of payment providers. The response is always the same and comes after the job is stored, so that a
 * webhook reveals nothing and none is lost. The provider sends a form or JSON; its adapter reads the text.
 */
export const paymentWebhookRoute = async (app: FastifyInstance): Promise<void> => {
  const { db, payments: providers } = app.services;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/api/payment-webhook.php', { schema: { hide: true } }, async (request) => {
      const provider: unknown = Reflect.get(Object(request.query), 'provider');
      if (typeof provider === 'string' && typeof request.body === 'string') {
        const { body, headers } = request;
        await receiveWebhook({ db, providers }, provider, { body, headers });
      }
      return { ok: true };
    });
  });
};

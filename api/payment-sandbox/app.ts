import { createHash, timingSafeEqual } from 'node:crypto';
import { fastify, LogController, type FastifyBaseLogger, type FastifyRequest } from 'fastify';
import { isLiveKey } from './live-key.ts';
import { problem } from './problem.ts';
import { startProvider, type ProviderOptions } from './provider.ts';
import { chaosRoutes } from './routes/chaos.ts';
import { checkoutRoutes } from './routes/checkout.ts';
import { controlRoutes } from './routes/control.ts';
import { mandateRoutes } from './routes/mandates.ts';
import { outcomeRoutes } from './routes/outcomes.ts';
import { paymentRoutes } from './routes/payments.ts';
import { refundAndChargebackRoutes } from './routes/refunds-and-chargebacks.ts';

export interface SandboxOptions extends ProviderOptions {
  /** The key that clients send as `Authorization: Bearer …`. */
  key: string;
  /** The name of the shop on the pages, unless the metadata of a payment has a `label`. */
  shopLabel?: string;
}

/** Builds a payment provider for runs without a real one. Its api is the part of Mollie's api that the product uses. */
export function buildSandbox({ key, shopLabel = 'Pairwise', ...options }: SandboxOptions) {
  const { logger } = options;
  const loggerInstance: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
  });
  const provider = startProvider(options);
  const publicUrl = () => app.listeningOrigin;
  app.addHook('onClose', () => provider.stop());

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm);

  const parseJson = app.getDefaultJsonParser('error', 'error');
  // Clients send a content type even with an empty body, as in a DELETE.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    body === '' ? done(null) : parseJson(request, body, done),
  );

  app.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) logger.error({ err: error }, 'request failed');
    return problem(
      reply,
      status,
      status < 500 ? error.message : 'Something went wrong in the payment sandbox. See its log.',
    );
  });
  app.setNotFoundHandler((_request, reply) => problem(reply, 404, 'This address does not exist'));

  app.get('/health', () => ({ status: 'ok' }));

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const { authorization = '' } = request.headers;
      if (sameText(authorization, `Bearer ${key}`)) return undefined;
      const isLive = isLiveKey(authorization.replace(/^Bearer /, ''));
      return problem(reply, 401, isLive ? 'The sandbox accepts no live key' : 'The key is missing or wrong');
    });
    const context = { app: api, provider, publicUrl };
    chaosRoutes(context);
    paymentRoutes(context);
    refundAndChargebackRoutes(context);
    mandateRoutes(context);
    controlRoutes(context);
    outcomeRoutes(context);
  });

  app.register(async (pages) => checkoutRoutes({ app: pages, provider, publicUrl, shopLabel }));

  return app;
}

function readForm(_request: FastifyRequest, body: string | Buffer, done: (error: null, form: object) => void): void {
  done(null, Object.fromEntries(new URLSearchParams(body.toString())));
}

/** Compares two texts in constant time, so that the duration does not reveal how many characters match. */
function sameText(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

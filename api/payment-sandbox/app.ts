import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fastify, LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Book } from './book.ts';
import { checkoutPage, unknownPaymentPage } from './checkout-page.ts';
import { FINAL_STATUSES, newPaymentSchema, viewPayment, type Payment } from './payment.ts';
import { startWebhooks } from './webhooks.ts';

export interface SandboxOptions {
  book: Book;
  /** The key that clients send as `Authorization: Bearer …`. */
  key: string;
  logger: Logger;
  /** How long a payment stays open, in milliseconds. By default 15 minutes, like a card payment at Mollie. */
  expiresAfterMs?: number;
  webhookPauses?: readonly number[];
}

const EXPIRES_AFTER_MS = 15 * 60_000;
const SWEEP_MS = 5000;
const HAL = 'application/hal+json';

const withId = z.object({ id: z.string() });
const withLocale = z.object({ locale: z.string().max(5).optional().catch(undefined) });
const chosen = z.object({ status: z.enum([...FINAL_STATUSES, 'open']) });

/** Builds a payment provider for runs without a real one. Its api is the part of Mollie's api that the product uses. */
export function buildSandbox({ book, key, logger, expiresAfterMs = EXPIRES_AFTER_MS, webhookPauses }: SandboxOptions) {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
  });
  const webhooks = startWebhooks(book, logger, webhookPauses);
  const style = readFileSync(path.join(import.meta.dirname, 'checkout.css'), 'utf8');
  const publicUrl = () => app.listeningOrigin;

  const endPayment = (id: string, status: (typeof FINAL_STATUSES)[number]): void => {
    if (!book.end(id, status)) return;
    logger.info({ id, status }, 'payment ended');
    const payment = book.find(id);
    if (payment !== undefined) webhooks.send(payment);
  };
  const expireDue = (): void => {
    const now = new Date().toISOString();
    for (const { id, status, expiresAt } of book.list())
      if (status === 'open' && expiresAt <= now) endPayment(id, 'expired');
  };
  const find = (request: FastifyRequest): Payment | undefined => {
    expireDue();
    return book.find(withId.parse(request.params).id);
  };
  const sweep = setInterval(expireDue, SWEEP_MS);
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    await webhooks.stop();
  });

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, readForm);

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
  app.get('/checkout.css', (_request, reply) => reply.type('text/css').send(style));

  app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      if (sameText(request.headers.authorization ?? '', `Bearer ${key}`)) return undefined;
      return problem(reply, 401, 'The key is missing or wrong');
    });

    api.post('/v2/payments', (request, reply) => {
      const body = newPaymentSchema.safeParse(request.body);
      if (!body.success) {
        const issue = body.error.issues[0];
        return problem(reply, 422, issue?.message ?? 'The request is not valid', issue?.path.join('.'));
      }
      const idempotencyKey = z.string().max(255).optional().parse(request.headers['idempotency-key']);
      const creation = book.create(body.data, expiresAfterMs, idempotencyKey);
      if (creation.outcome === 'key_reused') {
        return problem(reply, 422, 'This idempotency key was used for another payment');
      }
      if (creation.outcome === 'replayed') reply.header('idempotent-replayed', 'true');
      return reply.code(201).type(HAL).send(viewPayment(creation.payment, publicUrl()));
    });

    api.get('/v2/payments/:id', (request, reply) => {
      const payment = find(request);
      if (payment === undefined) return problem(reply, 404, 'There is no payment with this id');
      return reply.type(HAL).send(viewPayment(payment, publicUrl()));
    });

    /** All payments, to compare with the product's own records. */
    api.get('/book', () => {
      expireDue();
      return { payments: book.list().map((payment) => viewPayment(payment, publicUrl())) };
    });
  });

  app.register(async (pages) => {
    pages.get('/checkout/:id', (request, reply) => showCheckout(request, reply));

    pages.post('/checkout/:id', (request, reply) => {
      if (isFromElsewhere(request)) return problem(reply, 403, 'This form belongs to another page');
      const payment = find(request);
      const choice = chosen.safeParse(request.body);
      if (!choice.success) return problem(reply, 422, 'This choice does not exist', 'status');
      if (payment?.status !== 'open') return showCheckout(request, reply, 409);
      if (choice.data.status !== 'open') endPayment(payment.id, choice.data.status);
      return reply.redirect(payment.redirectUrl, 303);
    });
  });

  const showCheckout = (request: FastifyRequest, reply: FastifyReply, status = 200) => {
    const payment = find(request);
    const { locale } = withLocale.parse(request.query);
    // Browsers apply form-action to the redirect after the form too.
    const back = payment === undefined ? '' : new URL(payment.redirectUrl).origin;
    const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`;
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    if (payment === undefined) return reply.code(404).send(unknownPaymentPage(locale));
    return reply.code(status).send(checkoutPage(payment, locale));
  };

  return app;
}

function readForm(_request: FastifyRequest, body: string | Buffer, done: (error: null, form: object) => void): void {
  done(null, Object.fromEntries(new URLSearchParams(body.toString())));
}

/** Sends an error in the form of Mollie's api. */
function problem(reply: FastifyReply, status: number, detail: string, field?: string): FastifyReply {
  const title = TITLES[status] ?? 'Error';
  return reply
    .code(status)
    .type(HAL)
    .send({ status, title, detail, ...(field === undefined ? {} : { field }) });
}

const TITLES: Record<number, string> = {
  401: 'Unauthorized Request',
  404: 'Not Found',
  422: 'Unprocessable Entity',
  500: 'Internal Server Error',
};

/** Whether a form was sent by the page of another site, which must not end a payment. */
function isFromElsewhere(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`;
}

/** Compares two texts in constant time, so that the duration does not reveal how many characters match. */
function sameText(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newPaymentSchema, type Payment } from '../payment.ts';
import { HAL, invalid, problem } from '../problem.ts';
import { viewPayment } from '../views.ts';
import { idempotencyKey, paymentOf, type Context } from './context.ts';

const listQuery = z.object({ from: z.string().optional(), limit: z.coerce.number().int().min(1).max(250).default(50) });
const withEmbed = z.object({ embed: z.string().default('') });

/** Returns what Mollie's `?embed=refunds,chargebacks` requests. */
function embedOf(request: FastifyRequest) {
  const names = withEmbed.parse(request.query).embed.split(',');
  return { refunds: names.includes('refunds'), chargebacks: names.includes('chargebacks') };
}

/** Adds `/v2/payments`: create, read, list and cancel, and `/book`. */
export function paymentRoutes({ app, provider, publicUrl }: Context): void {
  const send = (request: FastifyRequest, reply: FastifyReply, payment: Payment, status = 200) =>
    reply
      .code(status)
      .type(HAL)
      .send(viewPayment(payment, publicUrl(), embedOf(request)));

  app.post('/v2/payments', (request, reply) => {
    const body = newPaymentSchema.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    const creation = provider.create(body.data, idempotencyKey(request));
    if (creation.outcome === 'key_reused') {
      return problem(reply, 422, 'This idempotency key was used for another payment');
    }
    if (creation.outcome === 'refused') return problem(reply, 422, creation.why, 'mandateId');
    // What happens without the customer happens after this response.
    reply.raw.once('finish', () => provider.runDue());
    if (creation.outcome === 'replayed') reply.header('idempotent-replayed', 'true');
    return send(request, reply, creation.created, 201);
  });

  app.get('/v2/payments/:id', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    return payment === undefined ? reply : send(request, reply, payment);
  });

  app.delete('/v2/payments/:id', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    if (payment.status !== 'open' || !provider.change(payment.id, { status: 'canceled' }))
      return problem(reply, 422, 'The payment cannot be canceled');
    return send(request, reply, provider.find(payment.id) ?? payment);
  });

  app.get('/v2/payments', (request, reply) => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return invalid(reply, query.error);
    provider.runDue();
    const { from, limit } = query.data;
    const newestFirst = provider.book.list().toReversed();
    const start = from === undefined ? 0 : newestFirst.findIndex(({ id }) => id === from);
    if (start < 0) return problem(reply, 404, 'There is no payment with this id', 'from');
    const page = newestFirst.slice(start, start + limit);
    const href = (first?: string): string => {
      const parameters = new URLSearchParams({ ...(first === undefined ? {} : { from: first }), limit: String(limit) });
      return `${publicUrl()}/v2/payments?${parameters.toString()}`;
    };
    const linkTo = (payment: Payment | undefined) =>
      payment === undefined ? null : { href: href(payment.id), type: HAL };
    const embed = embedOf(request);
    return reply.type(HAL).send({
      count: page.length,
      _embedded: { payments: page.map((payment) => viewPayment(payment, publicUrl(), embed)) },
      _links: {
        self: { href: href(from), type: HAL },
        previous: start === 0 ? null : linkTo(newestFirst[Math.max(0, start - limit)]),
        next: linkTo(newestFirst[start + limit]),
      },
    });
  });

  /** All payments with their refunds and chargebacks, to compare with the product's own records. */
  app.get('/book', () => {
    provider.runDue();
    const all = { refunds: true, chargebacks: true };
    return { payments: provider.book.list().map((payment) => viewPayment(payment, publicUrl(), all)) };
  });
}

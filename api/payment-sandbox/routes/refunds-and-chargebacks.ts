import { z } from 'zod';
import { HAL, invalid, problem } from '../problem.ts';
import { newRefundSchema } from '../refund.ts';
import { viewChargeback, viewRefund } from '../views.ts';
import { idempotencyKey, paymentOf, type Context } from './context.ts';

const listQuery = z.object({ from: z.string().optional(), limit: z.coerce.number().int().min(1).max(250).default(50) });
const withRefund = z.object({ refundId: z.string() });
const withChargeback = z.object({ chargebackId: z.string() });

/** Builds a list in the form of Mollie's api. A payment has so few refunds and chargebacks that it has one page. */
function listOf(name: 'refunds' | 'chargebacks', items: readonly object[], href: string) {
  return {
    count: items.length,
    _embedded: { [name]: items },
    _links: { self: { href, type: HAL }, previous: null, next: null },
  };
}

/** Adds `/v2/payments/:id/refunds`, `/v2/payments/:id/chargebacks` and `/v2/chargebacks`. */
export function refundAndChargebackRoutes({ app, provider, publicUrl }: Context): void {
  app.post('/v2/payments/:id/refunds', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    const body = newRefundSchema.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    const result = provider.refund(payment, body.data, idempotencyKey(request));
    if (result.outcome === 'refused') return problem(reply, 422, result.why, 'amount');
    if (result.outcome === 'key_reused')
      return problem(reply, 422, 'This idempotency key was used for another request');
    if (result.outcome === 'replayed') reply.header('idempotent-replayed', 'true');
    return reply
      .code(201)
      .type(HAL)
      .send(viewRefund(result.created, payment, publicUrl()));
  });

  app.get('/v2/payments/:id/refunds', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    const refunds = payment.refunds.toReversed().map((refund) => viewRefund(refund, payment, publicUrl()));
    return reply.type(HAL).send(listOf('refunds', refunds, `${publicUrl()}${request.url}`));
  });

  app.get('/v2/payments/:id/refunds/:refundId', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    const refund = payment.refunds.find(({ id }) => id === withRefund.parse(request.params).refundId);
    if (refund === undefined) return problem(reply, 404, 'There is no refund with this id');
    return reply.type(HAL).send(viewRefund(refund, payment, publicUrl()));
  });

  app.get('/v2/payments/:id/chargebacks', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    const chargebacks = payment.chargebacks.toReversed().map((one) => viewChargeback(one, payment, publicUrl()));
    return reply.type(HAL).send(listOf('chargebacks', chargebacks, `${publicUrl()}${request.url}`));
  });

  app.get('/v2/payments/:id/chargebacks/:chargebackId', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    const chargeback = payment.chargebacks.find(({ id }) => id === withChargeback.parse(request.params).chargebackId);
    if (chargeback === undefined) return problem(reply, 404, 'There is no chargeback with this id');
    return reply.type(HAL).send(viewChargeback(chargeback, payment, publicUrl()));
  });

  /** The chargebacks of all payments, newest first. */
  app.get('/v2/chargebacks', (request, reply) => {
    const query = listQuery.safeParse(request.query);
    if (!query.success) return invalid(reply, query.error);
    provider.runDue();
    const { from, limit } = query.data;
    const newestFirst = provider.book
      .list()
      .flatMap((payment) => payment.chargebacks.map((chargeback) => ({ payment, chargeback })))
      .toReversed()
      .toSorted((one, other) => other.chargeback.createdAt.localeCompare(one.chargeback.createdAt));
    const start = from === undefined ? 0 : newestFirst.findIndex(({ chargeback }) => chargeback.id === from);
    if (start < 0) return problem(reply, 404, 'There is no chargeback with this id', 'from');
    const page = newestFirst.slice(start, start + limit);
    const next = newestFirst[start + limit]?.chargeback.id;
    const href = (first: string) => `${publicUrl()}/v2/chargebacks?from=${first}&limit=${limit}`;
    return reply.type(HAL).send({
      count: page.length,
      _embedded: {
        chargebacks: page.map(({ payment, chargeback }) => viewChargeback(chargeback, payment, publicUrl())),
      },
      _links: {
        self: { href: `${publicUrl()}${request.url}`, type: HAL },
        previous: null,
        next: next === undefined ? null : { href: href(next), type: HAL },
      },
    });
  });
}

import { z } from 'zod';
import { newChargebackSchema } from '../chargeback.ts';
import { methodOf } from '../methods.ts';
import { amountSchema } from '../money.ts';
import { HAL, invalid, problem } from '../problem.ts';
import { REFUND_STATUSES } from '../refund.ts';
import { BANK_REASON_CODES, FAILURE_REASONS, LATER_STATUSES } from '../status.ts';
import { viewChargeback, viewPayment, viewRefund } from '../views.ts';
import { paymentOf, type Context } from './context.ts';

const paymentStatus = z.object({
  status: z.enum(LATER_STATUSES),
  failureReason: z.enum(FAILURE_REASONS).optional(),
  bankReason: z.enum(BANK_REASON_CODES).optional(),
  /** What was paid, if it is not what was ordered. */
  amount: amountSchema.optional(),
});
const refundStatus = z.object({ status: z.enum(REFUND_STATUSES) });
const advance = z.object({
  advanceSeconds: z
    .int()
    .min(1)
    .max(10 * 366 * 86_400),
});
const withRefund = z.object({ refundId: z.string() });
const withChargeback = z.object({ chargebackId: z.string() });

/** Adds `/control`: what banks and customers do in reality, for tests and the operator. */
export function controlRoutes({ app, provider, publicUrl }: Context): void {
  const viewClock = () => ({ now: new Date(provider.book.now()).toISOString() });

  app.post('/control/payments/:id/status', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    const body = paymentStatus.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    if (body.data.amount !== undefined && body.data.status !== 'paid')
      return problem(reply, 422, 'Only a paid payment has another amount', 'amount');
    if (!provider.change(payment.id, body.data))
      return problem(reply, 422, `A payment that is ${payment.status} cannot become ${body.data.status}`, 'status');
    return reply.type(HAL).send(viewPayment(provider.find(payment.id) ?? payment, publicUrl()));
  });

  app.post('/control/payments/:id/refunds/:refundId/status', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    const body = refundStatus.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    const { refundId } = withRefund.parse(request.params);
    const refund = payment.refunds.find(({ id }) => id === refundId);
    if (refund === undefined) return problem(reply, 404, 'There is no refund with this id');
    if (!provider.changeRefund(payment.id, refundId, body.data.status))
      return problem(reply, 422, `A refund that is ${refund.status} cannot become ${body.data.status}`, 'status');
    return reply.type(HAL).send(viewRefund({ ...refund, status: body.data.status }, payment, publicUrl()));
  });

  app.post('/control/payments/:id/chargebacks', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    const body = newChargebackSchema.safeParse(request.body ?? {});
    if (!body.success) return invalid(reply, body.error);
    const isDebit = methodOf(payment.method).kind === 'debit';
    if (!isDebit && body.data.reason !== undefined)
      return problem(reply, 422, 'Only a direct debit has a reason of the bank', 'reason');
    const result = provider.chargeBack(payment, { ...(isDebit ? { reason: 'MS03' } : {}), ...body.data });
    if (result.outcome === 'refused') return problem(reply, 422, result.why, 'amount');
    return reply
      .code(201)
      .type(HAL)
      .send(viewChargeback(result.created, payment, publicUrl()));
  });

  app.post('/control/payments/:id/chargebacks/:chargebackId/reverse', (request, reply) => {
    const payment = paymentOf(request, reply, provider);
    if (payment === undefined) return reply;
    const { chargebackId } = withChargeback.parse(request.params);
    const find = () => provider.find(payment.id)?.chargebacks.find(({ id }) => id === chargebackId);
    if (find() === undefined) return problem(reply, 404, 'There is no chargeback with this id');
    if (!provider.reverseChargeback(payment.id, chargebackId))
      return problem(reply, 422, 'The chargeback is reversed already');
    const reversed = find();
    return reversed === undefined ? reply : reply.type(HAL).send(viewChargeback(reversed, payment, publicUrl()));
  });

  app.get('/control/clock', viewClock);

  app.post('/control/clock', (request, reply) => {
    const body = advance.safeParse(request.body);
    if (!body.success) return invalid(reply, body.error);
    provider.book.advanceClock(body.data.advanceSeconds * 1000);
    provider.runDue();
    return viewClock();
  });
}

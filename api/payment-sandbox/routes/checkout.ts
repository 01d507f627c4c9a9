import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { act, type Outcome } from '../pages/actions.ts';
import { checkoutPage, unknownPaymentPage } from '../pages/checkout-page.ts';
import { readStyle } from '../pages/style.ts';
import { LATER_RESULTS, type LaterResult, RETURN_REASONS } from '../pages/test-results.ts';
import type { Errors } from '../pages/view.ts';
import type { Payment } from '../payment.ts';
import { readPlan } from '../plan.ts';
import { problem } from '../problem.ts';
import { STATUSES } from '../status.ts';
import type { Context } from './context.ts';

const withId = z.object({ id: z.string() });
const query = z.object({
  locale: z.string().max(5).optional().catch(undefined),
  card: z.string().length(4).optional().catch(undefined),
});
const typed = z.string().max(40).default('');
/** A test button, or the form of the method. */
const formSchema = z.union([
  z.object({ status: z.enum(STATUSES) }),
  z.object({ later: z.enum(LATER_RESULTS) }),
  z.object({ action: z.enum(['pay', 'abandon']), number: typed, expiry: typed, cvc: typed, code: typed }),
]);

/** Adds the pages on which customers pay. */
export function checkoutRoutes({ app, provider, publicUrl, shopLabel }: Context & { shopLabel: string }): void {
  const style = readStyle();
  const find = (request: FastifyRequest) => provider.find(withId.parse(request.params).id);

  const show = (request: FastifyRequest, reply: FastifyReply, status = 200, errors?: Errors) => {
    const payment = find(request);
    const { locale, card } = query.parse(request.query);
    // Browsers apply form-action to the redirect after the form too.
    const back = payment === undefined ? '' : new URL(payment.redirectUrl).origin;
    const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${back}; base-uri 'none'; frame-ancestors 'none'`;
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8');
    if (payment === undefined) return reply.code(404).send(unknownPaymentPage(locale));
    const label = payment.metadata?.['label'] ?? shopLabel;
    const address = `${publicUrl()}/checkout/${payment.id}`;
    return reply.code(status).send(checkoutPage({ payment, locale, label, address, errors, card }));
  };

  const carryOut = (request: FastifyRequest, reply: FastifyReply, payment: Payment, outcome: Outcome) => {
    if (outcome.type === 'invalid') return show(request, reply, 422, outcome.errors);
    if (outcome.type === 'secure') {
      const { locale } = query.parse(request.query);
      const next = new URLSearchParams({ ...(locale === undefined ? {} : { locale }), card: outcome.card });
      return reply.redirect(`/checkout/${payment.id}?${next.toString()}`, 303);
    }
    const plan = outcome.plan === undefined ? undefined : readPlan(outcome.plan, provider.book.now());
    if (plan !== undefined) provider.book.plan(payment.id, plan);
    provider.change(payment.id, outcome.change);
    return reply.redirect(payment.redirectUrl, 303);
  };

  /** Does what the bank may do after the page of the payment. @returns whether it was possible */
  const happenLater = (payment: Payment, later: LaterResult): boolean => {
    if (later === 'reversal') {
      const open = payment.chargebacks.find(({ reversedAt }) => reversedAt === undefined);
      return open !== undefined && provider.reverseChargeback(payment.id, open.id);
    }
    if (later === 'chargeback') return provider.chargeBack(payment, {}).outcome === 'created';
    if (later === 'MD06' || later === 'MS03')
      return provider.chargeBack(payment, { reason: later }).outcome === 'created';
    const bankReason = RETURN_REASONS.find((reason) => reason === later);
    if (bankReason !== undefined) return provider.change(payment.id, { status: 'failed', bankReason });
    return STATUSES.some((status) => status === later && provider.change(payment.id, { status }));
  };

  app.get('/checkout.css', (_request, reply) => reply.type('text/css').send(style));

  app.get('/checkout/:id', (request, reply) => show(request, reply));

  app.post('/checkout/:id', (request, reply) => {
    if (isFromElsewhere(request)) return problem(reply, 403, 'This form belongs to another page');
    const payment = find(request);
    const form = formSchema.safeParse(request.body);
    if (!form.success) return problem(reply, 422, 'This choice does not exist', 'status');
    if (payment !== undefined && 'later' in form.data) {
      if (!happenLater(payment, form.data.later)) return show(request, reply, 409);
      // The bank may do more, so the buttons stay.
      return reply.redirect(`/checkout/${payment.id}`, 303);
    }
    if (payment?.status !== 'open' || 'later' in form.data) return show(request, reply, 409);
    if ('action' in form.data) {
      const { card } = query.parse(request.query);
      return carryOut(request, reply, payment, act(payment, form.data, card, provider.book.now()));
    }
    if (form.data.status !== 'open') provider.change(payment.id, form.data);
    return reply.redirect(payment.redirectUrl, 303);
  });
}

/** Whether a form was sent by the page of another site, which must not end a payment. */
function isFromElsewhere(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && origin !== `${request.protocol}://${request.host}`;
}

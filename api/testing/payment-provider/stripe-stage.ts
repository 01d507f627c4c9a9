import { createHmac } from 'node:crypto';

import { openStripe } from '../../src/providers/payment/stripe.ts';
import type { MandateStage, Webhook } from './stage.ts';
import { buildStripeServer } from './stripe-server.ts';
import type { StripeSession } from './stripe-views.ts';

const webhookSecret = 'whsec_6Kq1nGZ0vXr3sT8uYb5cDe2f';

/** Writes a webhook as Stripe signs it: the time and the body, by HMAC-SHA-256. */
const signed = (event: object, { secret = webhookSecret, ageSeconds = 0 } = {}): Webhook => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.dispute.created', ...event });
  const time = Math.floor(Date.now() / 1000) - ageSeconds;
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } };
};

/** Starts a server that speaks Stripe's api, for the contract of adapters. */
export const startStripeStage = async (): Promise<MandateStage> => {
  const key = 'sk_test_51H0kxYZaBcDeFgHiJkLmNoPq';
  const { app, sessions, collections, find, findByIntent, keys, newId, debits } = buildStripeServer({ key });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const sessionOf = (ref: string): StripeSession => {
    const session = find(ref) ?? findByIntent(ref);
    if (!session) throw new Error(`the server has no payment ${ref}`);
    return session;
  };
  const refundOf = (ref: string, refundRef: string) => {
    const refund = sessionOf(ref).refunds.find(({ id }) => id === refundRef);
    if (!refund) throw new Error(`the server has no refund ${refundRef}`);
    return refund;
  };
  const aboutSession = (ref: string) => ({ data: { object: { object: 'checkout.session', id: ref } } });
  return {
    url,
    env: { STRIPE_URL: url, STRIPE_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret },
    open: (options) => openStripe({ ...options, key, webhookSecret }),
    amounts: { euro: '2999', yen: '120' },
    transfer: null,
    paymentsOf: (attemptId) =>
      [...sessions, ...collections]
        .filter(({ attempt }) => attempt === attemptId)
        .map(({ amount }) => ({ amount: String(amount) })),
    pay: (ref, amountMinor) => {
      const session = sessionOf(ref);
      Object.assign(session, { status: 'complete', paymentStatus: 'paid' });
      session.intent = {
        id: session.intent?.id ?? newId('pi'),
        status: 'succeeded',
        received: amountMinor ?? session.amount,
      };
    },
    fail: (ref) => {
      const session = sessionOf(ref);
      session.status = 'complete';
      session.intent = { id: session.intent?.id ?? newId('pi'), status: 'requires_payment_method', received: 0 };
    },
    expire: (ref) => {
      sessionOf(ref).status = 'expired';
    },
    chargeBack: (ref, amountMinor) => {
      const created = Math.floor(Date.now() / 1000);
      sessionOf(ref).disputes.push({ id: newId('dp'), created, amount: amountMinor, status: 'needs_response' });
    },
    reverseChargeback: (ref, chargebackRef) => {
      const dispute = sessionOf(ref).disputes.find(({ id }) => id === chargebackRef);
      if (!dispute) throw new Error(`the server has no dispute ${chargebackRef}`);
      dispute.status = 'won';
    },
    settleRefund: (ref, refundRef) => {
      refundOf(ref, refundRef).status = 'succeeded';
    },
    failRefund: (ref, refundRef) => {
      refundOf(ref, refundRef).status = 'failed';
    },
    countRefunds: (ref) => sessionOf(ref).refunds.length,
    countMandates: debits.countMandates,
    canCollect: (mandateRef) => {
      const [customer = '', method = ''] = mandateRef.split('/');
      return debits.canCollect(customer, method);
    },
    addPayments: (count) => {
      for (let added = 0; added < count; added += 1) {
        sessions.unshift({
          id: newId('cs_test'),
          created: Math.floor(Date.now() / 1000),
          status: 'open',
          paymentStatus: 'unpaid',
          amount: 100,
          currency: 'eur',
          attempt: null,
          refunds: [],
          disputes: [],
        });
      }
    },
    deleteKeys: keys.deleteAll,
    webhooks: (ref) => {
      const intent = sessionOf(ref).intent?.id;
      return [
        ...(ref === intent ? [] : [signed(aboutSession(ref))]),
        signed({ data: { object: { object: 'payment_intent', id: intent } } }),
        signed({ data: { object: { object: 'dispute', id: 'dp_1', payment_intent: intent } } }),
      ];
    },
    forged: (ref) => [
      signed(aboutSession(ref), { secret: 'whsec_another' }),
      signed(aboutSession(ref), { ageSeconds: 3_600 }),
      { ...signed(aboutSession(ref)), headers: {} },
      { ...signed(aboutSession(ref)), body: signed(aboutSession('cs_test_other')).body },
      signed({ data: { object: { object: 'dispute', id: 'dp_1', payment_intent: 'pi_unknown' } } }),
      signed({ data: { object: { object: 'customer', id: 'cus_1' } } }),
    ],
    close: () => app.close(),
  };
};

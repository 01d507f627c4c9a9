import { z } from 'zod';

import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnknownError,
} from './payment-provider.ts';
import { stripeAmount } from './stripe-amounts.ts';
import { chargebacksOf, paymentOf, refundOf, type StripePayment, subjectOf } from './stripe-bodies.ts';
import { isKeyOfAnother, openStripeClient } from './stripe-calls.ts';
import { stripeMethods } from './stripe-methods.ts';

const timeout = 10_000;

/** Stripe keeps idempotency keys for a day. Before that ends, the adapter begins to search. */
const keyLife = 23 * 3_600_000;

/** How much the clocks of Stripe and this program may differ. */
const clockDifference = 5 * 60_000;

const pageSize = 100;

/** Languages of the page. */
const locales: Readonly<Record<string, 'de' | 'nl'>> = { de: 'de', nl: 'nl' };

/** What a response has inside: the payment of a session, and the charge of that. */
const inSession = ['payment_intent.latest_charge'];

const isOld = (startedAt: Date): boolean => Date.now() - startedAt.getTime() > keyLife;

const list = z.object({ data: z.array(z.unknown()), has_more: z.boolean() });
const refunds = z.object({
  data: z.array(z.looseObject({ metadata: z.record(z.string(), z.string()).nullable() })),
});

interface StripeOptions {
  url: string;
  key: string;
  /** The secret with which Stripe signs webhooks. */
  webhookSecret: string;
  timeoutMs?: number;
}

/** Opens Stripe through its official client (decision 0026). Members pay on its Checkout page, so no card data comes here. */
export const openStripe = ({ url, key, webhookSecret, timeoutMs = timeout }: StripeOptions): PaymentProvider => {
  const { api, call, question } = openStripeClient({ url, key, timeoutMs });
  const { sessions } = api.checkout;

  /** Adds the chargebacks, which are a request of their own. */
  const complete = async ({ payment, intent, isDisputed }: StripePayment): Promise<ProviderPayment> => {
    if (!isDisputed || intent === null) return payment;
    const request = api.disputes.list({ payment_intent: intent, limit: pageSize });
    const chargebacks = await question('list disputes', request, chargebacksOf);
    if (!chargebacks) throw new ProviderUnknownError(`Stripe has no list of disputes of ${intent}`);
    return { ...payment, chargebacks };
  };

  /** Lists the checkout sessions since a time, newest first. */
  const pages = async function* pages(since: Date): AsyncGenerator<StripePayment> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const expand = inSession.map((path) => `data.${path}`);
    for (let last: string | undefined; ;) {
      const request = sessions.list({
        created,
        limit: pageSize,
        expand,
        ...(last !== undefined && { starting_after: last }),
      });
      const page = await question('list sessions', request, (body) => {
        const { data, has_more: hasMore } = list.parse(body);
        return { payments: data.map(paymentOf), hasMore };
      });
      if (!page) throw new ProviderUnknownError('Stripe has no list of sessions');
      yield* page.payments;
      last = page.payments.at(-1)?.payment.ref;
      if (!page.hasMore || last === undefined) return;
    }
  };
  const findByAttempt = async (attemptId: string, startedAt: Date) => {
    for await (const found of pages(new Date(startedAt.getTime() - clockDifference))) {
      if (found.payment.attemptId === attemptId) return complete(found);
    }
    return undefined;
  };
  const find = async (ref: string) => {
    const found = await question('fetch a session', sessions.retrieve(ref, { expand: inSession }), paymentOf);
    return found ? complete(found) : null;
  };
  const findRefund = (refundId: string, intent: string) =>
    question('list refunds', api.refunds.list({ payment_intent: intent, limit: pageSize }), (body) => {
      const found = refunds.parse(body).data.find(({ metadata }) => metadata?.['refund'] === refundId);
      return found && refundOf(found);
    });
  const findSessionOf = (intent: string) =>
    question('find a session', sessions.list({ payment_intent: intent, limit: 1 }), (body) => {
      const [session] = list.parse(body).data;
      return z.object({ id: z.string() }).safeParse(session).data?.id ?? null;
    });

  return {
    id: 'stripe',
    create: async ({ attemptId, startedAt, amountMinor, currency, method: name, language, ...order }) => {
      const method = stripeMethods[name];
      if (method === undefined) throw new ProviderRefusedError(`Stripe has no method ${name}`);
      const found = isOld(startedAt) ? await findByAttempt(attemptId, startedAt) : undefined;
      if (found) return found;
      const price = {
        currency: currency.toLowerCase(),
        unit_amount: stripeAmount(amountMinor, currency),
        product_data: { name: order.description },
      };
      const request = sessions.create(
        {
          mode: 'payment',
          client_reference_id: attemptId,
          line_items: [{ quantity: 1, price_data: price }],
          allowed_payment_method_types: [method],
          payment_intent_data: { description: order.description, metadata: { attempt: attemptId } },
          // The member pays the price that was shown, in its currency.
          adaptive_pricing: { enabled: false },
          locale: locales[language] ?? 'en',
          success_url: order.returnUrl,
          cancel_url: order.returnUrl,
          expand: inSession,
        },
        { idempotencyKey: attemptId },
      );
      try {
        const created = await call('create a session', request, paymentOf);
        if (!created) throw new ProviderRefusedError('Stripe does not know the address of sessions');
        return await complete(created);
      } catch (error) {
        // A text has changed since the first request, such as the member's language. That request has its session.
        const first = isKeyOfAnother(error) ? await findByAttempt(attemptId, startedAt) : undefined;
        if (first) return first;
        throw error;
      }
    },
    fetch: find,
    cancel: async (ref) => {
      try {
        const expired = await call('end a session', sessions.expire(ref, { expand: inSession }), paymentOf);
        return expired ? await complete(expired) : null;
      } catch (error) {
        // Only an open session can be ended.
        if (error instanceof ProviderRefusedError) return find(ref);
        throw error;
      }
    },
    refund: async ({ refundId, startedAt, providerRef, amountMinor, currency }) => {
      const paid = await call('fetch a session', sessions.retrieve(providerRef, { expand: inSession }), paymentOf);
      const intent = paid?.intent ?? null;
      if (intent === null) throw new ProviderRefusedError(`Stripe has no paid session ${providerRef}`);
      const found = isOld(startedAt) ? await findRefund(refundId, intent) : undefined;
      if (found) return found;
      const request = api.refunds.create(
        {
          payment_intent: intent,
          amount: stripeAmount(amountMinor, currency),
          metadata: { refund: refundId },
        },
        { idempotencyKey: refundId },
      );
      const refund = await call('refund a payment', request, refundOf);
      if (!refund) throw new ProviderRefusedError(`Stripe has no payment ${intent}`);
      return refund;
    },
    findRefund: async ({ refundId, providerRef }) => {
      const request = sessions.retrieve(providerRef, { expand: inSession });
      const paid = await question('fetch a session', request, paymentOf);
      if (!paid || paid.intent === null) throw new ProviderUnknownError(`Stripe has no paid session ${providerRef}`);
      return (await findRefund(refundId, paid.intent)) ?? null;
    },
    fetchRefund: async (_ref, refundRef) =>
      (await question('fetch a refund', api.refunds.retrieve(refundRef), refundOf)) ?? null,
    list: async function* listPayments(since) {
      for await (const found of pages(since)) if (found.payment.createdAt >= since) yield complete(found);
    },
    readWebhook: async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      let event: unknown;
      try {
        event = typeof signature === 'string' && api.webhooks.constructEvent(body, signature, webhookSecret);
      } catch {
        return null;
      }
      const subject = subjectOf(event);
      if (!subject) return null;
      return 'session' in subject ? subject.session : ((await findSessionOf(subject.intent)) ?? null);
    },
  };
};

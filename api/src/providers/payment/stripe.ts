import { z } from 'zod';

import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusedError,
  ProviderUnknownError,
} from './payment-provider.ts';
import { stripeAmount } from './stripe-amounts.ts';
import { chargebacksOf, listedDisputeOf, paymentOf, refundOf, type StripePayment, subjectOf } from './stripe-bodies.ts';
import { isKeyOfAnother, openStripeClient } from './stripe-calls.ts';
import { isCollection, openStripeCollections } from './stripe-collections.ts';
import { openStripeMandates } from './stripe-mandates.ts';
import { stripeMethods } from './stripe-methods.ts';
import { createdSince, earliest, isOld, listAll, pageSize } from './stripe-pages.ts';

const timeout = 10_000;

/** Languages of the page. */
/** The languages of Stripe’s page that are also the product’s; English is its default here. */
const locales = ['da', 'de', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const;

/** What a response has inside: the payment of a session, and the charge of that. */
const inSession = ['payment_intent.latest_charge'];

const firstOf = z.object({ data: z.array(z.object({ id: z.string() })) });
const refunds = z.object({
  data: z.array(z.looseObject({ metadata: z.record(z.string(), z.string()).nullable() })),
});

/** Merges two lists, each of which has the newest first. */
const newestFirst = async function* newestFirst(
  one: AsyncGenerator<StripePayment, undefined>,
  other: AsyncGenerator<StripePayment, undefined>,
): AsyncGenerator<StripePayment> {
  const next = [(await one.next()).value, (await other.next()).value];
  for (;;) {
    const [first, second] = next;
    const isFirst = first && (!second || first.payment.createdAt >= second.payment.createdAt);
    const newest = isFirst ? first : second;
    if (!newest) return;
    yield newest;
    if (isFirst) next[0] = (await one.next()).value;
    else next[1] = (await other.next()).value;
  }
};

interface StripeOptions {
  url: string;
  key: string;
  /** The secret with which Stripe signs webhooks. */
  webhookSecret: string;
  timeoutMs?: number;
}

/** Opens Stripe through its official client (decision 0026). Members pay on its Checkout page, so no card data comes here. */
export const openStripe = ({ url, key, webhookSecret, timeoutMs = timeout }: StripeOptions): PaymentProvider => {
  const stripe = openStripeClient({ url, key, timeoutMs });
  const { api, call, question } = stripe;
  const collections = openStripeCollections(stripe);
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
  const pages = (since: Date) => {
    const expand = inSession.map((path) => `data.${path}`);
    const request = (page: object) => sessions.list({ ...page, created: createdSince(since), expand });
    return listAll(stripe, 'sessions', request, paymentOf);
  };
  const findByAttempt = async (attemptId: string, startedAt: Date) => {
    for await (const found of pages(earliest(startedAt))) {
      if (found.payment.attemptId === attemptId) return complete(found);
    }
    return undefined;
  };
  const find = async (ref: string) => {
    const found = isCollection(ref)
      ? await collections.find(ref)
      : await question('fetch a session', sessions.retrieve(ref, { expand: inSession }), paymentOf);
    return found ? complete(found) : null;
  };
  const findRefund = (refundId: string, intent: string) =>
    question('list refunds', api.refunds.list({ payment_intent: intent, limit: pageSize }), (body) => {
      const found = refunds.parse(body).data.find(({ metadata }) => metadata?.['refund'] === refundId);
      return found && refundOf(found);
    });
  const findSessionOf = (intent: string) =>
    question('find a session', sessions.list({ payment_intent: intent, limit: 1 }), (body) => {
      const [session] = firstOf.parse(body).data;
      return session?.id ?? null;
    });
  /** Returns our id of a payment: of its session, or its own when it was collected by a mandate. */
  const findRefOf = async (intent: string): Promise<string | null> =>
    (await findSessionOf(intent)) ?? (await collections.find(intent))?.payment.ref ?? null;

  return {
    id: 'stripe',
    ...openStripeMandates(stripe),
    create: async (payment) => {
      const { attemptId, startedAt, amountMinor, currency, method: name, language, mandateRef, ...order } = payment;
      if (mandateRef !== undefined) return complete(await collections.create({ ...payment, mandateRef }));
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
          locale: locales.find((locale) => locale === language) ?? 'en',
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
      if (isCollection(ref)) {
        const canceled = await collections.cancel(ref);
        return canceled && complete(canceled);
      }
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
      const session = async () =>
        call('fetch a session', sessions.retrieve(providerRef, { expand: inSession }), paymentOf);
      const intent = isCollection(providerRef) ? providerRef : ((await session())?.intent ?? null);
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
      if (isCollection(providerRef)) return (await findRefund(refundId, providerRef)) ?? null;
      const request = sessions.retrieve(providerRef, { expand: inSession });
      const paid = await question('fetch a session', request, paymentOf);
      if (!paid || paid.intent === null) throw new ProviderUnknownError(`Stripe has no paid session ${providerRef}`);
      return (await findRefund(refundId, paid.intent)) ?? null;
    },
    fetchRefund: async (_ref, refundRef) =>
      (await question('fetch a refund', api.refunds.retrieve(refundRef), refundOf)) ?? null,
    list: async function* listPayments(since) {
      for await (const found of newestFirst(pages(since), collections.list(since))) {
        if (found.payment.createdAt >= since) yield complete(found);
      }
    },
    listChargebacks: async function* listChargebacks(since) {
      const request = (page: object) => api.disputes.list({ ...page, created: createdSince(since) });
      for await (const { ref, createdAt, intent, tookMoney } of listAll(stripe, 'disputes', request, listedDisputeOf)) {
        if (!tookMoney || createdAt < since) continue;
        yield { ref, createdAt, findPayment: async () => (intent === null ? null : findRefOf(intent)) };
      }
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
      return 'session' in subject ? subject.session : findRefOf(subject.intent);
    },
  };
};

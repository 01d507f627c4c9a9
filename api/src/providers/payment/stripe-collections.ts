import { type NewProviderPayment, ProviderRefusedError } from './payment-provider.ts';
import { stripeAmount } from './stripe-amounts.ts';
import { collectionOf, type StripePayment } from './stripe-bodies.ts';
import type { StripeClient } from './stripe-calls.ts';
import { collectionBy } from './stripe-mandates.ts';
import { createdSince, earliest, isOld, listAll } from './stripe-pages.ts';

/** What a response has inside: the charge of a payment. */
const expand = ['latest_charge'];

/** Payments that were collected by a mandate. They have no page, so that their id is that of the payment itself. */
export interface StripeCollections {
  create: (payment: NewProviderPayment & { mandateRef: string }) => Promise<StripePayment>;
  /** Returns a collection; null when it does not exist or is the payment of a session. */
  find: (ref: string) => Promise<StripePayment | null>;
  cancel: (ref: string) => Promise<StripePayment | null>;
  /** Lists the collections since a time, newest first. */
  list: (since: Date) => AsyncGenerator<StripePayment, undefined>;
}

/** Whether a provider's id is that of a collection. */
export const isCollection = (ref: string): boolean => ref.startsWith('pi_');

/** Opens collections by the mandates of Stripe. */
export const openStripeCollections = ({ api, call, question }: StripeClient): StripeCollections => {
  const list = async function* list(since: Date): AsyncGenerator<StripePayment, undefined> {
    const created = createdSince(since);
    const request = (page: object) =>
      api.paymentIntents.list({ ...page, created, expand: expand.map((path) => `data.${path}`) });
    for await (const found of listAll({ question }, 'payments', request, collectionOf)) if (found) yield found;
    return undefined;
  };
  const findByAttempt = async (attemptId: string, startedAt: Date): Promise<StripePayment | undefined> => {
    for await (const found of list(earliest(startedAt))) if (found.payment.attemptId === attemptId) return found;
    return undefined;
  };
  const find: StripeCollections['find'] = async (ref) =>
    (await question('fetch a payment', api.paymentIntents.retrieve(ref, { expand }), collectionOf)) ?? null;
  return {
    create: async ({ attemptId, startedAt, amountMinor, currency, description, mandateRef }) => {
      const found = isOld(startedAt) ? await findByAttempt(attemptId, startedAt) : undefined;
      if (found) return found;
      const request = api.paymentIntents.create(
        {
          ...collectionBy(mandateRef),
          amount: stripeAmount(amountMinor, currency),
          currency: currency.toLowerCase(),
          allowed_payment_method_types: ['sepa_debit'],
          confirm: true,
          off_session: true,
          description,
          // Another name than in the payments of sessions, which the same list has.
          metadata: { collection: attemptId },
          expand,
        },
        { idempotencyKey: attemptId },
      );
      const created = await call('collect a payment', request, collectionOf);
      if (!created) throw new ProviderRefusedError('Stripe does not know the mandate');
      return created;
    },
    find,
    cancel: async (ref) => {
      try {
        return (await call('cancel a payment', api.paymentIntents.cancel(ref, { expand }), collectionOf)) ?? null;
      } catch (error) {
        // The bank has it already.
        if (error instanceof ProviderRefusedError) return find(ref);
        throw error;
      }
    },
    list,
  };
};

import { paths } from '@pairwise/contracts';

import type { NewProviderPayment, PaymentProvider } from '../../providers/payment/payment-provider.ts';
import {
  ProviderKeyError,
  ProviderRefusedError,
  ProviderUnknownError,
} from '../../providers/payment/payment-provider.ts';
import { type AttemptRow, findAttempt, receiveInReview, settleWithoutPayment } from './attempts.repository.ts';
import { hasMoney } from './payments.policy.ts';
import { settle } from './settle.ts';
import type { Shop } from './shop.ts';

type Addresses = Pick<Shop, 'publicUrl' | 'payUrl'>;

const requestOf = (attempt: AttemptRow, { publicUrl, payUrl }: Addresses): NewProviderPayment => {
  const webhookUrl = new URL('/api/payment-webhook.php', publicUrl);
  webhookUrl.searchParams.set('provider', attempt.provider);
  return {
    attemptId: attempt.attempt_id,
    startedAt: attempt.created_at,
    amountMinor: attempt.amount_minor,
    currency: attempt.currency,
    method: attempt.method,
    description: `${attempt.site_name} ${attempt.order_number}`,
    language: attempt.language,
    returnUrl: new URL(paths.transactions(attempt.payment_id), payUrl).href,
    webhookUrl: webhookUrl.href,
    mandateRef: attempt.mandate_ref ?? undefined,
  };
};

/**
 * Returns what the provider reports; null when it does not know the payment. An attempt without an id is submitted
 * (again). A revoked mandate must collect nothing new, so the provider must know of the revocation first: it then
 * refuses a payment that it does not have yet.
 */
const ask = async (provider: PaymentProvider, attempt: AttemptRow, addresses: Addresses) => {
  if (attempt.provider_ref !== null) return provider.fetch(attempt.provider_ref);
  const { revoked_mandate: mandateId, mandate_ref: ref } = attempt;
  if (mandateId !== null && ref !== null) await provider.revokeMandate?.({ mandateId, ref });
  return provider.create(requestOf(attempt, addresses));
};

/**
 * Returns the state of an attempt whose request has failed; undefined for an error of ours. Without a response nothing is known.
 * Only the first request has certainly had no effect when the provider does not accept our key: the member can then pay
 * through another provider. An earlier request may have arrived.
 */
const stateAfter = (error: unknown, isFirst: boolean) => {
  if (isFirst && error instanceof ProviderKeyError) return 'key_refused';
  if (error instanceof ProviderUnknownError) return 'unknown';
  return error instanceof ProviderRefusedError ? 'failed' : undefined;
};

const askAndApply = async (shop: Shop, attempt: AttemptRow, isFirst = false): Promise<void> => {
  const { db, providers } = shop;
  const provider = providers.get(attempt.provider);
  if (!provider) return;
  try {
    const payment = await ask(provider, attempt, shop);
    if (payment) await settle(shop, attempt, payment);
    // The provider has lost it, so that it cannot be paid any more.
    else if (!hasMoney(attempt.state)) await settleWithoutPayment(db, attempt, 'expired');
  } catch (error) {
    const state = stateAfter(error, isFirst);
    if (state === undefined || hasMoney(attempt.state)) throw error;
    await settleWithoutPayment(db, attempt, state);
  }
};

/** Stores what the provider has received of an attempt that waits for a person. */
const readReview = async ({ db, providers }: Shop, attempt: AttemptRow): Promise<void> => {
  const provider = providers.get(attempt.provider);
  if (!provider || attempt.provider_ref === null) return;
  const lost = { state: 'expired', amountMinor: 0, currency: attempt.currency, chargebacks: [] } as const;
  await receiveInReview(db, attempt.attempt_id, (await provider.fetch(attempt.provider_ref)) ?? lost);
};

/**
 * Asks the provider about an attempt and applies what it says. An attempt whose first request had no response is submitted
 * again under the same key, which creates no second payment. Without a response its state is unknown, never failed.
 */
export const checkAttempt = async (shop: Shop, attemptId: string): Promise<void> => {
  const attempt = await findAttempt(shop.db, attemptId);
  if (!attempt) return;
  // What waits for a person is not changed by the provider. The person needs to know what it has received.
  if (attempt.state === 'review') await readReview(shop, attempt);
  else await askAndApply(shop, attempt);
};

/**
 * Submits an attempt of which the provider has said nothing yet, as `checkAttempt` does. Does nothing for any other.
 * @param isFirst whether the caller has just stored the attempt, so that nothing else has submitted it
 */
export const submitAttempt = async (shop: Shop, attemptId: string, isFirst: boolean): Promise<void> => {
  const attempt = await findAttempt(shop.db, attemptId);
  if (attempt?.state === 'submitting' || attempt?.state === 'unknown') await askAndApply(shop, attempt, isFirst);
};

import { addJob } from '../../jobs/add-job.repository.ts';
import type { ProviderWebhook } from '../../providers/payment/payment-provider.ts';
import { findAttemptOf } from './attempts.repository.ts';
import type { Shop } from './shop.ts';

/**
 * Takes a provider's webhook about a change of one of its payments: a job asks the provider. Nothing in the webhook is
 * trusted, so a forged one costs a request at most. Unknown payments are ignored silently.
 * @throws {ProviderUnknownError} when the provider must be asked which payment it is, and does not respond
 */
export const receiveWebhook = async (
  { db, providers }: Pick<Shop, 'db' | 'providers'>,
  providerId: string,
  webhook: ProviderWebhook,
): Promise<void> => {
  const ref = (await providers.get(providerId)?.readWebhook(webhook)) ?? null;
  const attempt = ref === null ? undefined : await findAttemptOf(db, providerId, ref);
  if (attempt !== undefined) await addJob(db, 'check-payment', { attempt }, { key: `payment:${attempt}` });
};

import { addJob } from '../../jobs/add-job.ts';
import { findAttemptOf } from './attempts.repository.ts';
import type { Shop } from './shop.ts';

/**
 * Takes a provider's notice that one of its payments has changed: a job asks the provider. Nothing in the notice is
 * believed, so a forged one costs a request at most. Unknown payments are ignored without a word.
 */
export const receiveWebhook = async (
  { db, providers }: Pick<Shop, 'db' | 'providers'>,
  providerId: string,
  body: string,
): Promise<void> => {
  const ref = providers.get(providerId)?.readWebhook(body) ?? null;
  const attempt = ref === null ? undefined : await findAttemptOf(db, providerId, ref);
  if (attempt !== undefined) await addJob(db, 'check-payment', { attempt }, { key: `payment:${attempt}` });
};

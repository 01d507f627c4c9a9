import type { Database } from '../../db/database.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import type { Shop } from '../payments/shop.ts';
import { findRevoked } from './member-mandates.repository.ts';

/** Adds the job that ends a mandate at its provider. Call it in the transaction in which it is revoked. */
export const addRevocation = (transaction: Database, mandate: string): Promise<void> =>
  addJob(transaction, 'revoke-mandate', { mandate }, { key: `revoke-mandate:${mandate}` });

/**
 * Ends a revoked mandate at its provider, which then refuses new collections.
 * @throws when the provider did not respond; the job is retried
 */
export const endMandate = async ({ db, providers }: Pick<Shop, 'db' | 'providers'>, id: string): Promise<void> => {
  const mandate = await findRevoked(db, id);
  if (mandate) await providers.get(mandate.provider)?.revokeMandate?.({ mandateId: id, ref: mandate.ref });
};

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { PhotoStore } from '../../providers/photos/photo-store.ts';
import { deleteComplaintData } from '../complaints/complaint-data.repository.ts';
import { isContentNeeded } from '../photos/photos.repository.ts';
import { type ExpiredAccount, lockExpiredAccount, purgeOwnRows, purgePhotos, purgeUser } from './purge.repository.ts';

/** @returns the keys of photo contents that no other photo and no open complaint needs */
const purgeAccount = async (transaction: Database, account: ExpiredAccount): Promise<string[]> => {
  const unused: string[] = [];
  for (const key of await purgePhotos(transaction, account.id)) {
    if (!(await isContentNeeded(transaction, key))) unused.push(key);
  }
  await purgeOwnRows(transaction, account.id);
  await deleteComplaintData(transaction, account.id);
  await purgeUser(transaction, account);
  return unused;
};

/**
 * Deletes the personal data, messages and photos of accounts whose fourteen days are over. The ledger and the payments
 * stay, without an identity. Each account is one transaction, which deletes the files last: when a file cannot be
 * deleted, the account stays whole for the next run, and the other accounts are purged nevertheless.
 * @returns how many accounts were purged
 * @throws {AggregateError} when some could not be purged
 */
export const purgeAccounts = async (db: Database, photos: Pick<PhotoStore, 'remove'>): Promise<number> => {
  const failed: number[] = [];
  const errors: unknown[] = [];
  let purged = 0;
  for (;;) {
    let current: ExpiredAccount | undefined;
    try {
      await inTransaction(db, async (transaction) => {
        current = await lockExpiredAccount(transaction, failed);
        if (!current) return;
        for (const key of await purgeAccount(transaction, current)) await photos.remove(key);
      });
    } catch (error) {
      if (!current) throw error;
      failed.push(current.id);
      errors.push(error);
      continue;
    }
    if (current) purged += 1;
    else break;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} accounts could not be purged`);
  return purged;
};

import type { ObjectStore } from '@pairwise/object-store';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { deleteComplaintData } from '../complaints/complaint-data.repository.ts';
import { addRevocation } from '../direct-debit/end-mandate.ts';
import { lockExportsOf } from '../export/export.repository.ts';
import { deleteExportFiles } from '../export/make-export.ts';
import { releaseContent } from '../photos/photo-contents.ts';
import {
  type ExpiredAccount,
  lockExpiredAccount,
  purgeOwnRows,
  purgePhotos,
  purgeUser,
  revokeMandates,
} from './purge.repository.ts';

type Files = Pick<ObjectStore, 'remove'>;

const purgeAccount = async (transaction: Database, account: ExpiredAccount, files: Files): Promise<void> => {
  const contents = await purgePhotos(transaction, account.id);
  await deleteExportFiles(files, await lockExportsOf(transaction, account.id));
  await purgeOwnRows(transaction, account.id);
  for (const mandate of await revokeMandates(transaction, account.id)) {
    await addRevocation(transaction, mandate);
  }
  await deleteComplaintData(transaction, account.id);
  await purgeUser(transaction, account);
  for (const content of new Set(contents)) await releaseContent(transaction, content);
};

/**
 * Deletes the personal data, messages and photos of accounts whose fourteen days are over. The ledger and the payments
 * stay, without an identity. Each account is one transaction. When a copy of its data cannot be deleted, the account stays
 * for the next run, and the other accounts are purged nevertheless. Jobs delete the files of its photos, and revoke its
 * mandates at their providers.
 * @returns how many accounts were purged
 * @throws {AggregateError} when some could not be purged
 * @throws the reason of the signal when it is aborted, after the account that is being purged
 */
export const purgeAccounts = async (db: Database, files: Files, signal?: AbortSignal): Promise<number> => {
  const failed: number[] = [];
  const errors: unknown[] = [];
  let purged = 0;
  for (;;) {
    signal?.throwIfAborted();
    let current: ExpiredAccount | undefined;
    try {
      await inTransaction(db, async (transaction) => {
        current = await lockExpiredAccount(transaction, failed);
        if (current) await purgeAccount(transaction, current, files);
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

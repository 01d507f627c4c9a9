import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockAccount } from './account.repository.ts';
import { endSession, findSessionOwner } from './session.repository.ts';

/** Ends the session of a token; does nothing when it has ended before. */
export const endSessionOfToken = (db: Database, token: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const userId = await findSessionOwner(transaction, token);
    if (userId === undefined) return;
    await lockAccount(transaction, userId);
    await endSession(transaction, userId, token);
  });

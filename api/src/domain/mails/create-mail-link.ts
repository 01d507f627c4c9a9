import type { LinkPurpose } from '@pairwise/contracts/shapes/account';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { createLink } from '../links/create-link.ts';
import { lockOwner } from '../links/links.repository.ts';
import { isMailWaiting } from './mail-queue.repository.ts';

interface MailLink {
  /** Id of the queued mail. */
  mail: number;
  userId: number;
  purpose: LinkPurpose;
  data: Record<string, string>;
}

/**
 * Creates the link of a mail that is about to be sent, and returns its secret. Revoking the links of an account deletes its
 * waiting mails; the lock of the account keeps a mail that was claimed before from getting a link afterwards.
 * @returns undefined when the mail was revoked and must not be sent
 */
export const createMailLink = (db: Database, { mail, userId, purpose, data }: MailLink): Promise<string | undefined> =>
  inTransaction(db, async (transaction) => {
    await lockOwner(transaction, userId);
    if (!(await isMailWaiting(transaction, mail))) return undefined;
    return createLink(transaction, userId, purpose, data);
  });

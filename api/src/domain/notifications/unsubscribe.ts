import { inTransaction } from '../../db/in-transaction.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findLink } from '../links/links.repository.ts';
import { deleteWaitingNotifications } from '../mails/mail-queue.repository.ts';
import { suppressAddress } from './notifications.repository.ts';

/** Ends all mails that are not about the account itself (RFC 8058). The link works any number of times. */
export const unsubscribe = async ({ db, site }: Context, token: string): Promise<void> => {
  const link = await findLink(db, site.id, token);
  if (!link?.valid || link.purpose !== 'unsubscribe') throw new DomainError('link_expired');
  await inTransaction(db, async (transaction) => {
    await suppressAddress(transaction, link.userId);
    await deleteWaitingNotifications(transaction, link.userId);
  });
};

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import { lockAccount } from '../account/account.repository.ts';
import type { PlainMail } from '../mails/mail-content.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { findSendingTime, recordMailNotification } from './notifications.repository.ts';

interface MailNotification {
  userId: number;
  type: NotificationType;
  template: PlainMail;
  now?: Date;
}

/**
 * Notifies a member by mail of something they can switch off (AUTH-15), within the limits of `notifications.policy.ts`
 * (decisions N-3). During the quiet hours the mail waits.
 * @returns whether a mail was queued
 */
export const notifyByMail = (
  db: Database,
  { userId, type, template, now = new Date() }: MailNotification,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    await lockAccount(transaction, userId);
    if (!(await recordMailNotification(transaction, userId, type))) return false;
    const notification = { type, at: await findSendingTime(transaction, userId, now) };
    await queueMail(transaction, { userId, template, notification });
    return true;
  });

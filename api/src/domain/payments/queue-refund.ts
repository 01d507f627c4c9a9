import type { Database } from '../../db/database.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { formatAmount } from './format-amount.ts';

/** Adds the job that sends a refund. Call it in the transaction that stores the refund. */
export const addRefundJob = (transaction: Database, refund: string): Promise<void> =>
  addJob(transaction, 'send-refund', { refund }, { key: `refund:${refund}` });

interface AnnouncedRefund {
  refund: string;
  userId: number;
  language: string;
  orderNumber: string;
  amountMinor: number;
  currency: string;
}

/** Adds the job that sends a refund, and queues the mail with its amount. Call it in the transaction that stores the refund. */
export const queueRefund = async (
  transaction: Database,
  { refund, userId, language, orderNumber, amountMinor, currency }: AnnouncedRefund,
): Promise<void> => {
  await addRefundJob(transaction, refund);
  const values = { order: orderNumber, amount: formatAmount(amountMinor, currency, language) };
  await queueMail(transaction, { userId, template: 'payment_refunded', data: { values } });
};

import { inTransaction } from '../../db/in-transaction.ts';
import { decimalAmount } from '../../providers/payment/amount.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { formatAmount } from './format-amount.ts';
import { type RefundResult, type RefundRow, settleRefund } from './refunds.repository.ts';
import type { Shop } from './shop.ts';

/** What the functions of refunds use. */
export type RefundShop = Pick<Shop, 'db' | 'liveHints' | 'providers'> & {
  /** Receives what an operator must act on. */
  alert: (details: object, message: string) => void;
};

/**
 * Stores what the provider said about a refund. A refund that has failed, at once or after days, is owed to the member as far
 * as its payment has money left: the ledger has its money again, the order stays ended, and the member and the operator are
 * notified of the amount (decision 0058).
 */
export const applyRefund = async (
  { db, liveHints, alert }: RefundShop,
  refund: RefundRow,
  result: RefundResult,
): Promise<void> => {
  const { refund_id: id, user_id: userId, currency, order_number: order, language } = refund;
  const owedMinor = await inTransaction(db, async (transaction) => {
    const minor = await settleRefund(transaction, id, result);
    if (minor === 0) return 0;
    const values = { order, amount: formatAmount(minor, currency, language) };
    await queueMail(transaction, { userId, template: 'refund_failed', data: { values } });
    liveHints.changed(transaction, userId);
    return minor;
  });
  if (owedMinor > 0) {
    const details = { refund: id, order, amount: `${decimalAmount(owedMinor, currency)} ${currency}` };
    alert(details, 'a refund has failed and is owed to its member; decide it with `npm run billing -- decide-refund`');
  }
};

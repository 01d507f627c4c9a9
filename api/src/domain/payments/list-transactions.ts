import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { paymentView } from './payment.view.ts';
import { listPayments } from './payments.repository.ts';
import { listLedger } from './transactions.repository.ts';

type Transactions = ResponseOf<Endpoints['GET /api/transactions.php']>;

interface Cursors {
  /** The `seq` of the oldest change that the caller has. */
  before?: number | undefined;
  /** The oldest payment that the caller has. */
  payments_before?: string | undefined;
}

/** Entries of each list in one response. */
const page = 50;
/**
 * Payments in the first response. Versions of mf-billing that cannot load older ones show no others: as long as they are live,
 * it is what they got before.
 */
const firstPayments = 100;

/**
 * Returns the payments and the changes of the credits of a member, newest first (decisions R-8). With a cursor, it returns the
 * older entries of that list only.
 */
export const listTransactions = async (
  { db, site }: Context,
  member: Member,
  { before, payments_before: paymentsBefore }: Cursors,
): Promise<Transactions> => {
  const isFirst = before === undefined && paymentsBefore === undefined;
  const mostPayments = isFirst ? firstPayments : page;
  const [payments, ledger] = await Promise.all([
    isFirst || paymentsBefore !== undefined
      ? listPayments(db, member.id, { before: paymentsBefore, limit: mostPayments + 1 })
      : [],
    isFirst || before !== undefined ? listLedger(db, member.id, { before, limit: page + 1 }) : [],
  ]);
  return {
    payments: payments.slice(0, mostPayments).map((row) => paymentView(row, [], site.settings.message_credits)),
    has_more_payments: payments.length > mostPayments,
    ledger: ledger.slice(0, page).map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    has_more: ledger.length > page,
  };
};

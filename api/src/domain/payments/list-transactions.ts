import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { paymentView } from './payment.view.ts';
import { listPayments } from './payments.repository.ts';
import { listLedger } from './transactions.repository.ts';

type Transactions = ResponseOf<Endpoints['GET /api/transactions.php']>;

const mostPayments = 100;
const ledgerPage = 50;

/** Returns the payments and the changes of the credits of a member, newest first (decisions R-8). */
export const listTransactions = async (
  { db, site }: Context,
  member: Member,
  before: number | undefined,
): Promise<Transactions> => {
  const [payments, ledger] = await Promise.all([
    before === undefined ? listPayments(db, member.id, mostPayments) : [],
    listLedger(db, member.id, { before, limit: ledgerPage + 1 }),
  ]);
  return {
    payments: payments.map((row) => paymentView(row, [], site.settings.message_credits)),
    ledger: ledger.slice(0, ledgerPage).map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    has_more: ledger.length > ledgerPage,
  };
};

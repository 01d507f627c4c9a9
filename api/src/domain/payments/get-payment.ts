import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { reasonAgainstAttempt } from '../discounts/discounts.policy.ts';
import { findOrderedDiscount } from '../discounts/discounts.repository.ts';
import { findRefusalNow } from './debit-refusals.repository.ts';
import { DomainError } from '../domain-error.ts';
import { claimChecks } from './attempts.repository.ts';
import { checkAttempt } from './check-attempt.ts';
import { listCountryMethods } from './methods.repository.ts';
import { paymentView } from './payment.view.ts';
import { canRetry, isAwaitingTransfer, isPaid } from './payments.policy.ts';
import { findPayment } from './payments.repository.ts';
import type { Shop } from './shop.ts';

type Found = ResponseOf<Endpoints['GET /api/payment.php']>;

/** The page of the result asks every two seconds, possibly in several tabs. */
const secondsBetweenChecks = 2;

/** @throws {DomainError} `not_found` */
export const readPayment = async (
  { providers }: Pick<Shop, 'providers'>,
  { db, site }: Context,
  member: Member,
  id: string,
): Promise<Found> => {
  const row = await findPayment(db, member.id, id);
  if (!row) throw new DomainError('not_found');
  const offered = canRetry(row) && row.country !== null ? await listCountryMethods(db, row.country, providers) : [];
  const hasDebit = offered.some(({ kind }) => kind === 'direct_debit');
  const isRefused =
    hasDebit && (await findRefusalNow(db, { userId: member.id, amountMinor: row.amount_minor })) !== null;
  const isAwaiting = isAwaitingTransfer(row);
  const discount = offered.length > 0 ? await findOrderedDiscount(db, id) : undefined;
  const possible = offered.filter(
    ({ key, kind }) =>
      (kind === 'direct_debit' ? !isRefused : kind !== 'transfer' || !isAwaiting) &&
      (!discount || reasonAgainstAttempt(discount, member, key) === undefined),
  );
  return {
    payment: paymentView(
      row,
      possible.map(({ key }) => key),
      site.settings.message_credits,
    ),
  };
};

/**
 * Returns a payment of a member. While the provider has not decided, it is asked first: the return of the browser proves
 * nothing, and a webhook may be late.
 * @throws {DomainError} `not_found`, for payments of others too
 */
export const getPayment = async (shop: Shop, context: Context, member: Member, id: string): Promise<Found> => {
  const { payment } = await readPayment(shop, context, member, id);
  const due = isPaid(payment.status) ? [] : await claimChecks(context.db, id, secondsBetweenChecks);
  if (due.length === 0) return { payment };
  // Any attempt may have been paid, for example an earlier one in another tab.
  for (const attempt of due) await checkAttempt(shop, attempt);
  return readPayment(shop, context, member, id);
};

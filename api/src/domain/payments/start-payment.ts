import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { inTransaction } from '../../db/in-transaction.ts';
import { sqlState } from '../../db/sql-state.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { discountTries } from '../discounts/discounts.policy.ts';
import { findCodeOfPayment } from '../discounts/discounts.repository.ts';
import { requireAttempt } from '../discounts/require-attempt.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { findAttempt, hasWaitingTransfer, startAttempt } from './attempts.repository.ts';
import { submitAttempt } from './check-attempt.ts';
import { readPayment } from './get-payment.ts';
import { attemptRate, isPaid, requireSameAttempt, requireSameOrder } from './payments.policy.ts';
import { lockPayment } from './payments.repository.ts';
import { findOrderCountry, requireMethod, requireShownPrice, storeOrder } from './place-order.ts';
import type { Shop } from './shop.ts';
import { takeCodeOver } from './take-code-over.ts';

type PaymentForm = BodyOf<Endpoints['POST /api/payment.php']>;
type Started = ResponseOf<Endpoints['POST /api/payment.php']>;

/**
 * Stores the order, unless it exists, and a new attempt. A payment that is paid gets no further attempt.
 * @returns whether the attempt was stored
 */
const store = async (shop: Shop, context: Context, member: Member, form: PaymentForm): Promise<boolean> => {
  const orderCountry = await findOrderCountry(context, member);
  return inTransaction(context.db, async (transaction) => {
    const limit = attemptRate(member.id);
    requireSlot(await takeSlot(transaction, limit), limit);
    const found = await lockPayment(transaction, form.payment_id);
    const payment = found ?? (await storeOrder(transaction, orderCountry, member, form));
    requireSameOrder(payment, member, form);
    if (isPaid(payment.status)) return false;
    if (found) {
      requireShownPrice(found, form.price);
      await requireAttempt(transaction, member, { paymentId: form.payment_id, method: form.method });
    }
    // A payment keeps the country of its price, even when the member has moved.
    const { provider, kind } = await requireMethod(transaction, shop, {
      country: payment.country ?? orderCountry.country,
      key: form.method,
      paymentId: form.payment_id,
    });
    // It needs a mandate and a code: `POST /api/directdebit.php`.
    if (kind === 'direct_debit') throw new DomainError('method_unavailable', { field: 'method' });
    // The member already has an account to transfer the money to. A second reference would ask for the money twice.
    if (kind === 'transfer' && (await hasWaitingTransfer(transaction, form.payment_id))) return false;
    await startAttempt(transaction, {
      attemptId: form.attempt_id,
      paymentId: form.payment_id,
      method: form.method,
      provider,
    });
    return true;
  });
};

/**
 * Orders a bundle and starts an attempt to pay it: stores both, then asks the provider, never within the transaction. A
 * crash between the two leaves an attempt that a job submits again. Repeating it with the same attempt creates nothing
 * more, here or at the provider.
 * @throws {DomainError} `price_changed` when the member saw another price; `method_unavailable`, `payments_unavailable`,
 *   `rate_limited`; `idempotency_mismatch` for an id that belongs to something else; the reason why a discount code cannot
 *   be used
 */
export const startPayment = async (
  shop: Shop,
  context: Context,
  member: Member,
  form: PaymentForm,
): Promise<Started> => {
  const { db } = context;
  const findEarlier = async (): Promise<boolean> => {
    const attempt = await findAttempt(db, form.attempt_id);
    if (attempt) requireSameAttempt(attempt, member, form);
    return attempt !== undefined;
  };
  const storeNew = async (): Promise<boolean> => {
    try {
      return await store(shop, context, member, form);
    } catch (error) {
      if (sqlState(error) !== '23505') throw error;
      // A concurrent call was first: with the same attempt, or with the same code for another order.
      if (!(await findEarlier())) throw new DomainError('code_used', { field: 'code' });
      return false;
    }
  };
  let isFirst = false;
  if (!(await findEarlier())) {
    // Outside of the transaction, in which a wrong code would free the slot: an order is no way to guess codes.
    const tries = discountTries(member.id);
    if (form.code !== undefined) requireSlot(await takeSlot(db, tries), tries);
    try {
      isFirst = await storeNew();
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'code_used') throw error;
      // A further attempt has the price of its order, whatever code it sends.
      const code = (await findCodeOfPayment(db, form.payment_id)) ?? form.code?.trim();
      if (code === undefined || !(await takeCodeOver(shop, member.id, code))) throw error;
      isFirst = await storeNew();
    }
  }
  await submitAttempt(shop, form.attempt_id, isFirst);
  return readPayment(shop, context, member, form.payment_id);
};

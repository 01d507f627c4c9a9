import { inTransaction } from '../../db/in-transaction.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { requireAttempt } from '../discounts/require-attempt.ts';
import { DomainError } from '../domain-error.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { findAttempt, startAttempt } from '../payments/attempts.repository.ts';
import { attemptRate, isPaid } from '../payments/payments.policy.ts';
import { lockPayment } from '../payments/payments.repository.ts';
import {
  findOrderCountry,
  type OrderForm,
  requireMethod,
  requireShownPrice,
  type ShownPrice,
  storeOrder,
} from '../payments/place-order.ts';
import type { Shop } from '../payments/shop.ts';
import { requireNoRefusal } from './direct-debit.policy.ts';
import { insertCollection } from './mandates.repository.ts';
import { findRefusal } from '../payments/debit-refusals.repository.ts';

/** What is collected, from which account. */
export interface Debit {
  attemptId: string;
  order: Omit<OrderForm, 'method' | 'price'>;
  /** The price that the member has agreed to. */
  price: ShownPrice;
  mandate: { id: string; ibanHash: Buffer; provider: string };
}

/**
 * Stores the order, unless it exists, with an attempt and its collection.
 * @returns whether the attempt was stored
 * @throws {DomainError} `sdd_blocked`, `sdd_limit`, `price_changed`, `method_unavailable`, `payments_unavailable`,
 *   `idempotency_mismatch`; the reason why a discount code cannot be used
 */
export const storeCollection = async (
  shop: Shop,
  context: Context,
  member: Member,
  { attemptId, order, price, mandate }: Debit,
): Promise<boolean> => {
  const { payment_id: paymentId } = order;
  const { amount_minor: amountMinor } = price;
  const orderCountry = await findOrderCountry(context, member);
  return inTransaction(context.db, async (transaction) => {
    const limit = attemptRate(member.id);
    requireSlot(await takeSlot(transaction, limit), limit);
    const found = await lockPayment(transaction, paymentId);
    // A concurrent repeat of this request was first.
    if (await findAttempt(transaction, attemptId)) return false;
    const payment = found ?? (await storeOrder(transaction, orderCountry, member, { ...order, price, method: 'sdd' }));
    if (payment.user_id !== member.id || payment.product_id !== order.product) {
      throw new DomainError('idempotency_mismatch');
    }
    if (isPaid(payment.status)) return false;
    if (found) {
      requireShownPrice(found, price);
      await requireAttempt(transaction, member, { paymentId, method: 'sdd' });
    }
    const country = payment.country ?? orderCountry.country;
    await requireMethod(transaction, shop, { country, key: 'sdd', paymentId });
    requireNoRefusal(await findRefusal(transaction, { userId: member.id, ibanHash: mandate.ibanHash, amountMinor }));
    // Whichever provider would get a new mandate now: only its own one collects by this one.
    await startAttempt(transaction, { attemptId, paymentId, method: 'sdd', provider: mandate.provider });
    await insertCollection(transaction, {
      attemptId,
      mandateId: mandate.id,
      userId: member.id,
      ibanHash: mandate.ibanHash,
      amountMinor,
    });
    return true;
  });
};

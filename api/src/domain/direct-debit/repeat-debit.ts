import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { sqlState } from '../../db/sql-state.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findAttempt } from '../payments/attempts.repository.ts';
import { submitAttempt } from '../payments/check-attempt.ts';
import { readPayment } from '../payments/get-payment.ts';
import { requireSameAttempt } from '../payments/payments.policy.ts';
import type { ShownPrice } from '../payments/place-order.ts';
import type { Shop } from '../payments/shop.ts';
import { findReusable } from './member-mandates.repository.ts';
import { storeCollection } from './store-collection.ts';

type PaymentForm = BodyOf<Endpoints['POST /api/payment.php']>;
type Repeated = ResponseOf<Endpoints['POST /api/repeat-order.php']>;

/**
 * Orders a bundle and collects its price by the member's mandate, without a form and a code. The limits are those of every
 * direct debit. Repeating it with the same attempt collects nothing more.
 * @param price the price that the member has seen
 * @throws {DomainError} `method_unavailable` without a mandate; what `storeCollection` throws
 */
export const repeatDebit = async (
  shop: Shop,
  context: Context,
  member: Member,
  form: PaymentForm,
  price: ShownPrice,
): Promise<Repeated> => {
  const { db } = context;
  const { attempt_id: attemptId, payment_id: paymentId, product } = form;
  const findEarlier = async (): Promise<boolean> => {
    const attempt = await findAttempt(db, attemptId);
    if (attempt) requireSameAttempt(attempt, member, form);
    return attempt !== undefined;
  };
  let isFirst = false;
  if (!(await findEarlier())) {
    const mandate = await findReusable(db, member.id, [...shop.providers.keys()]);
    if (!mandate) throw new DomainError('method_unavailable', { field: 'method' });
    const { id, iban_hash: ibanHash, provider } = mandate;
    try {
      isFirst = await storeCollection(shop, context, member, {
        attemptId,
        order: { payment_id: paymentId, product },
        price,
        mandate: { id, ibanHash, provider },
      });
    } catch (error) {
      // The member has revoked the mandate meanwhile.
      if (sqlState(error) === 'DB052') throw new DomainError('method_unavailable', { field: 'method' });
      // A concurrent call was first with the same attempt.
      if (sqlState(error) !== '23505' || !(await findEarlier())) throw error;
    }
  }
  await submitAttempt(shop, attemptId, isFirst);
  return readPayment(shop, context, member, paymentId);
};

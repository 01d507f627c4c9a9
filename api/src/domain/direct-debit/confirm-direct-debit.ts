import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { inTransaction } from '../../db/in-transaction.ts';
import { sqlState } from '../../db/sql-state.ts';
import { ProviderRefusedError, ProviderUnknownError } from '../../providers/payment/payment-provider.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { findCodeOfPayment } from '../discounts/discounts.repository.ts';
import { DomainError } from '../domain-error.ts';
import { findAttempt } from '../payments/attempts.repository.ts';
import { submitAttempt } from '../payments/check-attempt.ts';
import { readPayment } from '../payments/get-payment.ts';
import { takeCodeOver } from '../payments/take-code-over.ts';
import { type Challenge, findChallenge, tryCode } from './challenges.repository.ts';
import { hashCode } from './code.ts';
import type { DirectDebits } from './direct-debits.ts';
import { addRevocation } from './end-mandate.ts';
import { storeMandateRef } from './mandates.repository.ts';
import { type Debit, storeCollection } from './store-collection.ts';

type Confirmation = BodyOf<Endpoints['PUT /api/directdebit.php']>;
type Confirmed = ResponseOf<Endpoints['PUT /api/directdebit.php']>;

/**
 * Creates the mandate at the provider, unless it exists there.
 * @throws {DomainError} `payments_unavailable`, `method_unavailable`
 */
const createMandate = async ({ shop, vault }: DirectDebits, challenge: Challenge): Promise<void> => {
  if (challenge.provider_ref !== null) return;
  const provider = shop.providers.get(challenge.provider);
  if (!provider?.createMandate) throw new DomainError('payments_unavailable');
  try {
    const ref = await provider.createMandate({
      mandateId: challenge.mandate_id,
      accountHolder: challenge.account_holder,
      iban: vault.open('iban', challenge.iban_sealed),
      reference: challenge.reference,
      acceptedAt: challenge.accepted_at,
      acceptedFrom: challenge.accepted_from,
      userAgent: challenge.accepted_agent,
      email: challenge.email,
    });
    await inTransaction(shop.db, async (transaction) => {
      // The job of a revocation that was faster did not know the provider's id.
      const isRevoked = await storeMandateRef(transaction, challenge.mandate_id, ref);
      if (isRevoked) await addRevocation(transaction, challenge.mandate_id);
    });
  } catch (error) {
    if (error instanceof ProviderUnknownError) throw new DomainError('payments_unavailable');
    if (error instanceof ProviderRefusedError) throw new DomainError('method_unavailable', { field: 'method' });
    throw error;
  }
};

/** Returns what a code confirms. The attempt has the id of the challenge. */
const debitOf = (challenge: Challenge): Debit => ({
  attemptId: challenge.challenge_id,
  order: {
    payment_id: challenge.payment_id,
    product: challenge.product_id,
    ...(challenge.discount_code !== null && { code: challenge.discount_code }),
  },
  price: { amount_minor: challenge.amount_minor, currency: challenge.currency },
  mandate: { id: challenge.mandate_id, ibanHash: challenge.iban_hash, provider: challenge.provider },
});

/** @returns whether the attempt was stored */
const storeDebit = async (
  debits: DirectDebits,
  context: Context,
  member: Member,
  challenge: Challenge,
): Promise<boolean> => {
  await createMandate(debits, challenge);
  const store = async (): Promise<boolean> => {
    try {
      return await storeCollection(debits.shop, context, member, debitOf(challenge));
    } catch (error) {
      // The member has revoked the mandate meanwhile.
      if (sqlState(error) === 'DB052') throw new DomainError('challenge_expired');
      if (sqlState(error) !== '23505') throw error;
      throw new DomainError('code_used', { field: 'code' });
    }
  };
  try {
    return await store();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'code_used') throw error;
    // A further attempt has the code of its order.
    const code = (await findCodeOfPayment(context.db, challenge.payment_id)) ?? challenge.discount_code;
    if (code === null || !(await takeCodeOver(debits.shop, member.id, code))) throw error;
    return store();
  }
};

/**
 * Confirms a direct debit with its code: orders the bundle and submits the collection. The credits come when the provider
 * has accepted it (decisions B-9). Repeating it with the right code submits nothing more and returns the same payment.
 * @throws {DomainError} `code_invalid`; `challenge_expired` after five attempts, ten minutes, or for another member;
 *   `sdd_blocked`, `sdd_limit`, `price_changed`, `method_unavailable`, `payments_unavailable`; the reason why the discount
 *   code cannot be used: `code_not_found`, `code_used`, `code_expired`, `code_country`, `code_method`, `code_min_order`
 */
export const confirmDirectDebit = async (
  debits: DirectDebits,
  context: Context,
  member: Member,
  { challenge: id, sms_code: code }: Confirmation,
): Promise<Confirmed> => {
  const { db } = context;
  const challenge = await findChallenge(db, id);
  if (challenge?.user_id !== member.id) throw new DomainError('challenge_expired');
  const result = await tryCode(db, challenge, hashCode(debits.vault, challenge, code));
  if (result === 'wrong') throw new DomainError('code_invalid', { field: 'sms_code' });
  if (result === 'ended') throw new DomainError('challenge_expired');
  const isFirst = !(await findAttempt(db, id)) && (await storeDebit(debits, context, member, challenge));
  await submitAttempt(debits.shop, id, isFirst);
  return readPayment(debits.shop, context, member, challenge.payment_id);
};

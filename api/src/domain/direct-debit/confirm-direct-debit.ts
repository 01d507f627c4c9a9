import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { inTransaction } from '../../db/in-transaction.ts';
import { sqlState } from '../../db/sql-state.ts';
import { ProviderRefusedError, ProviderUnknownError } from '../../providers/payment/payment-provider.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { findAttempt, startAttempt } from '../payments/attempts.repository.ts';
import { checkAttempt } from '../payments/check-attempt.ts';
import { readPayment } from '../payments/get-payment.ts';
import { attemptRate, isPaid } from '../payments/payments.policy.ts';
import { findPayment, lockPayment } from '../payments/payments.repository.ts';
import { findPlace, requireMethod, storeOrder } from '../payments/place-order.ts';
import { takeCodeOver } from '../payments/take-code-over.ts';
import { type Challenge, findChallenge, tryCode } from './challenges.repository.ts';
import { hashCode } from './code.ts';
import { requireNoRefusal } from './direct-debit.policy.ts';
import type { DirectDebits } from './direct-debits.ts';
import { findRefusal, insertCollection, storeMandateRef } from './mandates.repository.ts';

type Confirmation = BodyOf<Endpoints['PUT /api/directdebit.php']>;
type Confirmed = ResponseOf<Endpoints['PUT /api/directdebit.php']>;

/** Creates the mandate at the provider, unless it exists there. @throws {DomainError} `payments_unavailable`, `method_unavailable` */
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
    await storeMandateRef(shop.db, challenge.mandate_id, ref);
  } catch (error) {
    if (error instanceof ProviderUnknownError) throw new DomainError('payments_unavailable');
    if (error instanceof ProviderRefusedError) throw new DomainError('method_unavailable', { field: 'method' });
    throw error;
  }
};

/** Stores the order, unless it exists, with an attempt and its collection. The attempt has the id of the challenge. */
const store = async ({ shop }: DirectDebits, context: Context, member: Member, challenge: Challenge): Promise<void> => {
  const { challenge_id: attemptId, payment_id: paymentId, iban_hash: ibanHash, amount_minor: amountMinor } = challenge;
  const place = await findPlace(context, member);
  const form = {
    payment_id: paymentId,
    product: challenge.product_id,
    method: 'sdd',
    ...(challenge.discount_code !== null && { code: challenge.discount_code }),
  } as const;
  await inTransaction(context.db, async (transaction) => {
    const limit = attemptRate(member.id);
    requireSlot(await takeSlot(transaction, limit), limit);
    const found = await lockPayment(transaction, paymentId);
    // A concurrent repeat of this request was first.
    if (await findAttempt(transaction, attemptId)) return;
    const payment = found ?? (await storeOrder(transaction, place, member, form));
    if (payment.user_id !== member.id || payment.product_id !== form.product) {
      throw new DomainError('idempotency_mismatch');
    }
    if (isPaid(payment.status)) return;
    if (payment.amount_minor !== challenge.amount_minor) throw new DomainError('price_changed');
    const country = payment.country ?? place.country;
    await requireMethod(transaction, shop, { country, key: 'sdd', paymentId });
    requireNoRefusal(await findRefusal(transaction, { userId: member.id, ibanHash, amountMinor }));
    // Whichever provider would get a new mandate now: only its own one collects by this one.
    await startAttempt(transaction, { attemptId, paymentId, method: 'sdd', provider: challenge.provider });
    await insertCollection(transaction, {
      attemptId,
      mandateId: challenge.mandate_id,
      userId: member.id,
      ibanHash,
      amountMinor,
    });
  });
};

const submit = async (debits: DirectDebits, context: Context, member: Member, challenge: Challenge): Promise<void> => {
  await createMandate(debits, challenge);
  const { discount_code: code, payment_id: paymentId } = challenge;
  if (code !== null && !(await findPayment(context.db, member.id, paymentId))) {
    await takeCodeOver(debits.shop, member.id, code);
  }
  try {
    await store(debits, context, member, challenge);
  } catch (error) {
    // The member has revoked the mandate meanwhile.
    if (sqlState(error) === 'DB052') throw new DomainError('challenge_expired');
    if (sqlState(error) !== '23505') throw error;
    throw new DomainError('code_used', { field: 'code' });
  }
};

/**
 * Confirms a direct debit with its code: orders the bundle and submits the collection. The credits come when the provider
 * has accepted it (decisions B-9). Repeating it with the right code submits nothing more and returns the same payment.
 * @throws {DomainError} `code_invalid`; `challenge_expired` after five tries, ten minutes, or for another member;
 *   `sdd_blocked`, `sdd_limit`, `price_changed`, `method_unavailable`, `payments_unavailable`
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
  if (!(await findAttempt(db, id))) await submit(debits, context, member, challenge);
  const attempt = await findAttempt(db, id);
  if (attempt?.state === 'submitting' || attempt?.state === 'unknown') await checkAttempt(debits.shop, id);
  return readPayment(debits.shop, context, member, challenge.payment_id);
};

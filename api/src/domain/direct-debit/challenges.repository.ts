import type { Payment } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { sendsPerRequest, resendSeconds } from './direct-debit.policy.ts';

export interface NewChallenge {
  challengeId: string;
  mandateId: string;
  userId: number;
  paymentId: string;
  productId: string;
  discountCode: string | undefined;
  amountMinor: number;
  currency: string;
  codeHash: Buffer;
  codeSealed: Buffer;
}

/** Stores a request for a code. @returns when it was sent, and until when it is valid */
export const insertChallenge = (
  transaction: Database,
  challenge: NewChallenge,
): Promise<{ sent_at: Date; expires_at: Date }> =>
  transaction
    .insertInto('sdd_challenges')
    .values({
      challenge_id: challenge.challengeId,
      mandate_id: challenge.mandateId,
      user_id: challenge.userId,
      payment_id: challenge.paymentId,
      product_id: challenge.productId,
      discount_code: challenge.discountCode ?? null,
      amount_minor: challenge.amountMinor,
      currency: challenge.currency,
      code_hash: challenge.codeHash,
      code_sealed: challenge.codeSealed,
    })
    .returning(['sent_at', 'expires_at'])
    .executeTakeFirstOrThrow();

/** A request for a code, with its mandate. */
export interface Challenge {
  challenge_id: string;
  mandate_id: string;
  user_id: number;
  payment_id: string;
  product_id: Payment['product'];
  discount_code: string | null;
  amount_minor: number;
  currency: string;
  iban_hash: Buffer;
  iban_sealed: Buffer;
  iban_last4: string;
  mobile_sealed: Buffer;
  account_holder: string;
  reference: string;
  accepted_at: Date;
  accepted_from: string | null;
  accepted_agent: string | null;
  email: string;
  provider: string;
  provider_ref: string | null;
  code_sealed: Buffer | null;
  sends: number;
  is_live: boolean;
  language: string;
  site_name: string;
}

/** Finds a request for a code. */
export const findChallenge = async (db: Database, challengeId: string): Promise<Challenge | undefined> => {
  const { rows } = await sql<Challenge>`
    select c.challenge_id, c.mandate_id, c.user_id, c.payment_id, c.product_id, c.discount_code, c.amount_minor, c.currency,
      m.iban_hash, m.iban_sealed, m.iban_last4, m.mobile_sealed, m.account_holder, m.reference, m.accepted_at,
      host(m.accepted_from) as accepted_from, m.accepted_agent, u.email, m.provider, m.provider_ref, c.code_sealed, c.sends, c.confirmed_at is null and c.expires_at > now() and c.tries < 5 as is_live,
      u.language, s.name as site_name
    from sdd_challenges c join sdd_mandates m using (mandate_id) join users u on u.id = c.user_id
    join sites s on s.id = u.site_id
    where c.challenge_id = ${challengeId}::uuid`.execute(db);
  return rows[0];
};

/** Counts an attempt at a code, and consumes the code when it is right. */
export const tryCode = async (
  db: Database,
  { challenge_id: id, user_id: userId }: Challenge,
  hash: Buffer,
): Promise<'right' | 'wrong' | 'ended'> => {
  const { rows } = await sql<{ result: 'right' | 'wrong' | 'ended' }>`
    select sdd_try_code(${id}, ${userId}, ${hash}) as result`.execute(db);
  return rows[0]?.result ?? 'ended';
};

/** Replaces the code of a live request, unless one was just sent or too many were. @returns undefined then */
export const replaceCode = async (
  transaction: Database,
  challengeId: string,
  { hash, sealed }: { hash: Buffer; sealed: Buffer },
): Promise<{ sends: number; sent_at: Date; expires_at: Date } | undefined> => {
  const { rows } = await sql<{ sends: number; sent_at: Date; expires_at: Date }>`
    update sdd_challenges set code_hash = ${hash}, code_sealed = ${sealed}, sends = sends + 1, sent_at = now(),
      expires_at = now() + interval '10 minutes'
    where challenge_id = ${challengeId}::uuid and confirmed_at is null and tries < 5 and expires_at > now()
      and sends < ${sendsPerRequest} and sent_at <= now() - make_interval(secs => ${resendSeconds}::int)
    returning sends, sent_at, expires_at`.execute(transaction);
  return rows[0];
};

/** Deletes the sealed code whose text message was sent. Its hash stays. */
export const deleteSentCode = async (db: Database, { challenge_id: id, sends }: Challenge): Promise<void> => {
  await db
    .updateTable('sdd_challenges')
    .set({ code_sealed: null })
    .where('challenge_id', '=', id)
    .where('sends', '=', sends)
    .execute();
};

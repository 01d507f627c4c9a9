import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { AttemptState } from '../../db/types.generated.ts';
import type {
  ProviderChargeback,
  ProviderPayment,
  ProviderTransfer,
} from '../../providers/payment/payment-provider.ts';

/** An attempt with what its provider needs to know of the order. */
export interface AttemptRow {
  attempt_id: string;
  payment_id: string;
  user_id: number;
  state: AttemptState;
  method: string;
  provider: string;
  provider_ref: string | null;
  created_at: Date;
  product_id: string;
  amount_minor: number;
  currency: string;
  credits: number;
  order_number: string;
  language: string;
  site_name: string;
  /** Whether it is a collection by direct debit, with its mandate. */
  is_collection: boolean;
  mandate_ref: string | null;
  mandate_reference: string | null;
  creditor_id: string | null;
  iban_last4: string | null;
  /** The id of its mandate, if the member has revoked it. */
  revoked_mandate: string | null;
}

const attemptRows = sql`
  select a.attempt_id, a.payment_id, p.user_id, a.state, a.method, a.provider, a.provider_ref, a.created_at, p.product_id,
    p.amount_minor, p.currency, p.credits, p.order_number, u.language, s.name as site_name,
    c.attempt_id is not null as is_collection, m.provider_ref as mandate_ref, m.reference as mandate_reference,
    m.creditor_id, m.iban_last4, case when m.revoked_at is not null then m.mandate_id end as revoked_mandate
  from payment_attempts a join payments p using (payment_id) join users u on u.id = p.user_id
  join sites s on s.id = u.site_id
  left join sdd_collections c on c.attempt_id = a.attempt_id left join sdd_mandates m on m.mandate_id = c.mandate_id`;

/** Finds an attempt by its id, of whatever member. */
export const findAttempt = async (db: Database, attemptId: string): Promise<AttemptRow | undefined> => {
  const { rows } = await sql<AttemptRow>`${attemptRows} where a.attempt_id = ${attemptId}::uuid`.execute(db);
  return rows[0];
};

/** The reason of an attempt that failed because the provider did not accept our key. */
const keyRefused = 'key_refused';

/** Seconds in which new orders go to other providers, after a provider did not respond. */
const skipSeconds = 60;

/**
 * Lists the providers that a new attempt of a payment avoids: those that did not take an earlier attempt of it, and those
 * that have just left any new payment without a response, or have not accepted our key for one. The database knows it, so
 * that all processes do. The checks of attempts without a response end it early when the provider is back.
 */
export const listAvoidedProviders = async (db: Database, paymentId: string): Promise<string[]> => {
  const { rows } = await sql<{ provider: string }>`
    select provider from payment_attempts
    where payment_id = ${paymentId}::uuid and provider_ref is null and state in ('unknown', 'failed')
    union select provider from payment_attempts
    where state = 'unknown' and provider_ref is null
      and checked_at > now() - make_interval(secs => ${skipSeconds}::int)
    union select provider from payment_attempts
    where state = 'failed' and provider_ref is null and failure_reason = ${sql.lit(keyRefused)}
      and checked_at > now() - make_interval(secs => ${skipSeconds}::int)`.execute(db);
  return rows.map(({ provider }) => provider);
};

/** Returns the state of an attempt within the transaction that has changed it. */
export const findState = async (transaction: Database, attemptId: string): Promise<AttemptState> => {
  const row = await transaction
    .selectFrom('payment_attempts')
    .where('attempt_id', '=', attemptId)
    .select('state')
    .executeTakeFirstOrThrow();
  return row.state;
};

/** Lists the open attempts of a member's unpaid orders that hold a discount code. */
export const listAttemptsHolding = async (db: Database, userId: number, code: string): Promise<AttemptRow[]> => {
  const { rows } = await sql<AttemptRow>`
    ${attemptRows} join discount_redemptions r on r.payment_id = p.payment_id join discount_codes d on d.id = r.code_id
    where p.user_id = ${userId} and d.code = ${code} and r.state = 'reserved' and p.status = 'created'
      and a.state = 'open'`.execute(db);
  return rows;
};

/** Finds the attempt that a provider's payment belongs to. */
export const findAttemptOf = async (db: Database, provider: string, ref: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('payment_attempts')
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .select('attempt_id')
    .executeTakeFirst();
  return row?.attempt_id;
};

/** Starts an attempt of a payment that the caller has locked. A discount code that was released is reserved again. */
export const startAttempt = async (
  transaction: Database,
  {
    attemptId,
    paymentId,
    method,
    provider,
  }: { attemptId: string; paymentId: string; method: string; provider: string },
): Promise<void> => {
  await sql`select attempt_start(${attemptId}, ${paymentId}, ${method}, ${provider})`.execute(transaction);
};

/** Applies what the provider said, in one statement. True when something changed. */
export const settleAttempt = async (
  db: Database,
  attemptId: string,
  { state, ref, amountMinor, currency, failureReason, checkoutUrl }: ProviderPayment,
): Promise<boolean> => {
  const { rows } = await sql<{ changed: boolean }>`
    select attempt_settle(${attemptId}, ${state}, ${ref}, ${amountMinor}, ${currency}, ${failureReason}, ${checkoutUrl})
      as changed`.execute(db);
  return rows[0]?.changed === true;
};

/**
 * Stores what the provider has received of an attempt in review, and what banks have charged back of it. Its state changes by a
 * decision only.
 */
export const receiveInReview = async (
  db: Database,
  attemptId: string,
  {
    state,
    amountMinor,
    currency,
    chargebacks,
  }: Pick<ProviderPayment, 'state' | 'amountMinor' | 'currency' | 'chargebacks'>,
): Promise<void> => {
  const open = chargebacks.filter(({ isReversed }) => !isReversed);
  const chargedBackMinor = open.reduce((sum, chargeback) => sum + chargeback.amountMinor, 0);
  await sql`select attempt_receive(${attemptId}, ${state}, ${amountMinor}, ${currency}, ${chargedBackMinor})`.execute(
    db,
  );
};

/** Stores where the money of an attempt is transferred to. Call it after `settleAttempt`, which takes the locks in order. */
export const storeTransfer = async (
  transaction: Database,
  attemptId: string,
  transfer: ProviderTransfer,
): Promise<void> => {
  const stored = JSON.stringify(transfer);
  await sql`update payment_attempts set transfer = ${stored}::jsonb
    where attempt_id = ${attemptId}::uuid and transfer is distinct from ${stored}::jsonb`.execute(transaction);
};

/** Whether a payment has a bank transfer whose money may still arrive. */
export const hasWaitingTransfer = async (db: Database, paymentId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from payment_attempts a join payment_methods m on m.key = a.method
    where a.payment_id = ${paymentId}::uuid and m.kind = 'transfer' and a.state in ('open', 'pending')
    limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Stores the state of an attempt that the provider reports nothing about: the state is unknown, or the provider refused
 * or lost the payment, or did not accept our key.
 */
export const settleWithoutPayment = async (
  db: Database,
  attempt: Pick<AttemptRow, 'attempt_id' | 'provider_ref'>,
  state: 'unknown' | 'failed' | 'expired' | typeof keyRefused,
): Promise<void> => {
  const [next, failure] = state === keyRefused ? ['failed', keyRefused] : [state, null];
  await sql`select attempt_settle(${attempt.attempt_id}, ${next}, ${attempt.provider_ref}, null, null, ${failure})`.execute(
    db,
  );
};

/** Records a chargeback of a paid attempt. True when it was not known. */
export const recordChargeback = async (
  transaction: Database,
  attemptId: string,
  { ref, amountMinor }: ProviderChargeback,
): Promise<boolean> => {
  const { rows } = await sql<{ changed: boolean }>`
    select attempt_charge_back(${attemptId}, ${ref}, ${amountMinor}) as changed`.execute(transaction);
  return rows[0]?.changed === true;
};

/**
 * Records that the bank has returned a chargeback, which must be recorded. Null when that was known. `restored` when the
 * payment is completed again, with what the chargeback took from the member.
 */
export const recordReversal = async (
  transaction: Database,
  attemptId: string,
  { ref }: ProviderChargeback,
): Promise<'recorded' | 'restored' | null> => {
  const { rows } = await sql<{ effect: 'recorded' | 'restored' | null }>`
    select attempt_reverse_chargeback(${attemptId}, ${ref}) as effect`.execute(transaction);
  return rows[0]?.effect ?? null;
};

/**
 * Claims the checks of the attempts of a payment that can still change, and returns their ids, without those that were
 * checked or submitted in the last seconds. Of concurrent callers one gets each.
 */
export const claimChecks = async (db: Database, paymentId: string, seconds: number): Promise<string[]> => {
  const { rows } = await sql<{ attempt_id: string }>`
    update payment_attempts set checked_at = now()
    where payment_id = ${paymentId}::uuid and state in ('submitting', 'unknown', 'open', 'pending', 'authorized')
      and coalesce(checked_at, created_at) < now() - make_interval(secs => ${seconds}::int)
    returning attempt_id`.execute(db);
  return rows.map((row) => row.attempt_id);
};

/**
 * Claims the attempts that are due for a check, oldest first, and returns their ids. A claim lasts five minutes: when the
 * process dies, another one checks them after that.
 */
export const claimDueAttempts = async (db: Database, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ attempt_id: string }>`
    update payment_attempts set next_check_at = now() + interval '5 minutes'
    where attempt_id in (select attempt_id from payment_attempts where next_check_at <= now()
      order by next_check_at limit ${limit} for update skip locked)
    returning attempt_id`.execute(db);
  return rows.map((row) => row.attempt_id);
};

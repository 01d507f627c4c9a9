import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { AttemptState } from '../../db/types.generated.ts';

export interface Difference {
  /** The provider's id of the payment. */
  ref: string;
  what:
    | 'unknown here'
    | 'paid there only'
    | 'paid here only'
    | 'refunds differ'
    | 'chargebacks differ'
    | 'reversals differ'
    | 'unknown there';
}

export interface Recorded {
  attempt_id: string;
  state: AttemptState;
  refunded_minor: number;
  charged_back_minor: number;
  /** What banks have returned of that. */
  reversed_minor: number;
}

/** Finds what we have recorded of an attempt, for a comparison. */
export const findRecorded = async (db: Database, attemptId: string): Promise<Recorded | undefined> => {
  const { rows } = await sql<Recorded>`
    select a.attempt_id, a.state,
      (select coalesce(sum(r.amount_minor), 0)::int from refunds r
        where r.attempt_id = a.attempt_id and r.state in ('sent', 'settled')) as refunded_minor,
      (select coalesce(sum(c.amount_minor), 0)::int from chargebacks c where c.attempt_id = a.attempt_id) as charged_back_minor,
      (select coalesce(sum(c.amount_minor), 0)::int from chargebacks c join chargeback_reversals v using (provider, provider_ref)
        where c.attempt_id = a.attempt_id) as reversed_minor
    from payment_attempts a where a.attempt_id = ${attemptId}::uuid`.execute(db);
  return rows[0];
};

/** Lists the provider's ids of the payments that have money here since a time. */
export const listPaidRefs = async (db: Database, provider: string, since: Date): Promise<string[]> => {
  const { rows } = await sql<{ provider_ref: string }>`
    select provider_ref from payment_attempts
    where provider = ${provider} and created_at > ${since} and provider_ref is not null
      and state in ('paid', 'duplicate_paid', 'charged_back')`.execute(db);
  return rows.map(({ provider_ref }) => provider_ref);
};

/** Whether a chargeback of a provider is recorded. */
export const isChargebackRecorded = async (db: Database, provider: string, ref: string): Promise<boolean> => {
  const row = await db
    .selectFrom('chargebacks')
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .select('attempt_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** An attempt whose money a bank has charged back and not returned. */
export interface OpenChargeback {
  attempt_id: string;
  provider_ref: string;
  /** When it was recorded, to the microsecond. */
  recorded_at: string;
}

/**
 * Lists the chargebacks of a provider since a time that no bank has returned, oldest first.
 * @param after the last one of the page before; null for the first page
 */
export const listOpenChargebacks = async (
  db: Database,
  { provider, since, after }: { provider: string; since: Date; after: OpenChargeback | null },
): Promise<OpenChargeback[]> => {
  const { rows } = await sql<OpenChargeback>`
    select c.attempt_id, c.provider_ref, c.created_at::text as recorded_at from chargebacks c
    where c.provider = ${provider} and c.created_at >= ${since}
      and (c.created_at, c.provider_ref) > (${after?.recorded_at ?? since}::timestamptz, ${after?.provider_ref ?? ''})
      and not exists (select from chargeback_reversals v where (v.provider, v.provider_ref) = (c.provider, c.provider_ref))
    order by c.created_at, c.provider_ref limit 500`.execute(db);
  return rows;
};

export interface Reconciliation {
  provider: string;
  since: Date;
  compared: number;
  differences: Difference[];
}

/** Stores a comparison and returns its id, and deletes those older than a year. */
export const insertReconciliation = async (db: Database, { differences, ...rest }: Reconciliation): Promise<number> => {
  await sql`delete from reconciliations where finished_at < now() - interval '1 year'`.execute(db);
  const { id } = await db
    .insertInto('reconciliations')
    .values({ ...rest, differences: JSON.stringify(differences) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Adds what was found later to a stored comparison. */
export const addDifferences = async (db: Database, id: number, differences: readonly Difference[]): Promise<void> => {
  await sql`update reconciliations set differences = differences || ${JSON.stringify(differences)}::jsonb
    where id = ${id}::bigint`.execute(db);
};

/** Lists the comparisons that have ended after a time, oldest first. */
export const listReconciliations = async (
  db: Database,
  after: Date,
): Promise<Pick<Reconciliation, 'provider' | 'compared' | 'differences'>[]> => {
  const { rows } = await sql<Pick<Reconciliation, 'provider' | 'compared' | 'differences'>>`
    select provider, compared, differences from reconciliations where finished_at > ${after} order by id`.execute(db);
  return rows;
};

/** Finds a job that waits, runs or has failed, by its key. */
export const findJob = async (db: Database, key: string): Promise<{ last_error: string | null } | undefined> => {
  const { rows } = await sql<{ last_error: string | null }>`
    select last_error from graphile_worker.jobs where key = ${key}`.execute(db);
  return rows[0];
};

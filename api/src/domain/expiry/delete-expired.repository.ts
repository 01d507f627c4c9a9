import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { DB } from '../../db/types.generated.ts';
import { batchSize, inBatches } from './in-batches.ts';

/** Which rows have expired, by table. Each condition needs an index that begins with its column. */
const expired: readonly [keyof DB, RawBuilder<boolean>][] = [
  ['limit_slots', sql`created_at < now() - interval '2 days'`],
  ['reset_mail_slots', sql`day < current_date - 1`],
  // A pass counts for a day in the member's time zone, which may end two days after the server's.
  ['swipe_passes', sql`day < current_date - 2`],
  // A key is kept as long as its endpoint says (decisions 4.5).
  ['idempotency_keys', sql`expires_at < now()`],
  // A key without a response belongs to its request until the lease ends.
  ['idempotency_keys', sql`leased_until < now() and response is null`],
  ['link_tokens', sql`expires_at < now() - interval '30 days'`],
  // A change of the address waits as long as its link works.
  ['mail_changes', sql`requested_at < now() - interval '1 day'`],
  ['sessions', sql`expires_at < now()`],
  // With its codes. A mandate without a code is no authorisation.
  ['sdd_mandates', sql`confirmed_at is null and accepted_at < now() - interval '1 day'`],
  // SEPA ends a mandate 36 months after its last collection. The job that revokes it at the provider needs the row.
  [
    'sdd_mandates',
    sql`last_used_at < now() - interval '36 months' and coalesce(revoked_at < now() - interval '1 month', true)`,
  ],
  // Banks can ask for a mandate until 13 months after its last collection, whether or not it is revoked.
  ['sdd_mandates', sql`last_used_at < now() - interval '14 months' and revoked_at < now() - interval '1 month'`],
  // The longest lock lasts a day, and a day later the locks are no longer counted (decisions A-9).
  [
    'login_throttle',
    sql`window_started < now() - interval '2 days' and coalesce(blocked_until < now() - interval '1 day', true)`,
  ],
  // The limits count the notifications of a day; a reminder is sent once, two days after the signup at the latest.
  ['notifications_sent', sql`sent_at < now() - interval '30 days'`],
  // A client that missed older events fetches everything (`read-events.ts`).
  ['user_events', sql`created_at < now() - interval '7 days'`],
  // A statement that matched no order is no record of a contract.
  ['withdrawals', sql`submitted_at < now() - interval '30 days' and outcome = 'unknown'`],
];

/** Deletes rows in batches, each in a statement of its own. Rows in use are left to the next run. */
const deleteRows = (
  db: Database,
  table: string,
  condition: RawBuilder<boolean>,
  signal: AbortSignal | undefined,
): Promise<void> =>
  inBatches(signal, async () => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${batchSize} for update skip locked))`.execute(
      db,
    );
    return numAffectedRows ?? 0;
  });

/**
 * Removes name and address of visitors from complaints that were decided a year ago. Appeals and their results need them
 * for six months (decisions S-2).
 */
const removeContacts = (db: Database, signal: AbortSignal | undefined): Promise<void> =>
  inBatches(signal, async () => {
    const { numAffectedRows } = await sql`
      update complaints set reporter_email = null, reporter_name = null where ctid = any(array(
        select ctid from complaints where decided_at < now() - interval '1 year'
          and (reporter_email is not null or reporter_name is not null)
        limit ${batchSize} for update skip locked))`.execute(db);
    return numAffectedRows ?? 0;
  });

/**
 * Deletes limits, keys, links, sessions, records of notifications and statements about no order that have expired, and
 * the contacts of old complaints.
 * @throws the reason of the signal when it is aborted
 */
export const deleteExpiredRows = async (db: Database, signal?: AbortSignal): Promise<void> => {
  for (const [table, condition] of expired) await deleteRows(db, table, condition, signal);
  await removeContacts(db, signal);
};

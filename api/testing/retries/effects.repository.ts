import { sql } from 'kysely';

import type { Database } from '../../src/db/database.ts';
import { recurringJobs } from '../../src/jobs/recurring.ts';

/**
 * Columns with the time of a last use, and the end of a session, which moves with its use. Every delivery of a
 * write may renew them, so they are no effect.
 */
const timesOfUse = ['last_active_at', 'active_bucket', 'last_used_at', 'last_seen_at', 'expires_at'];

/**
 * Records every row that is inserted, changed or deleted from now on, in all tables of the product, and every job that is
 * added. Rolled-back rows are not recorded. Added jobs wait, so that nothing they do counts as an effect of a write.
 */
export const recordEffects = async (db: Database): Promise<void> => {
  await sql`create table recorded_effects (id bigint generated always as identity, what text not null,
    tx xid8 not null default pg_current_xact_id())`.execute(db);
  await sql`create function record_effect() returns trigger language plpgsql security definer as $$ begin
    if tg_op <> 'UPDATE'
       or to_jsonb(old) - ${sql.lit(`{${timesOfUse.join()}}`)}::text[]
          <> to_jsonb(new) - ${sql.lit(`{${timesOfUse.join()}}`)}::text[] then
      insert into public.recorded_effects (what) values (tg_op || ' ' || tg_table_name);
    end if;
    return null; end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'recorded_effects'`.execute(db);
  for (const { name } of rows) {
    await sql`create trigger record_effect after insert or update or delete on ${sql.table(name)}
      for each row execute function record_effect()`.execute(db);
  }

  await sql`create function delay_job() returns trigger language plpgsql as $$ begin
    new.run_at := now() + interval '1 day'; return new; end $$`.execute(db);
  await sql`create trigger delay_job before insert or update on graphile_worker._private_jobs
    for each row execute function delay_job()`.execute(db);
  // Adding a job whose key already waits is an update.
  await sql`create function record_job() returns trigger language plpgsql security definer as $$ begin
    insert into public.recorded_effects (what)
      select 'job ' || identifier from graphile_worker._private_tasks where id = new.task_id;
    return null; end $$`.execute(db);
  await sql`create trigger record_job after insert or update on graphile_worker._private_jobs
    for each row execute function record_job()`.execute(db);
};

/** What belongs to no effect: the keys themselves, counters of attempts, and jobs that repeat. */
const besides = new RegExp(
  `idempotency_keys|login_throttle|job (${recurringJobs({ demo: false })
    .map(({ task }) => task)
    .join('|')})$`,
);

/**
 * Jobs whose repetition has no effect: each deletes the files of a photo unless something needs them, so a second one
 * finds nothing to do. An upload that was interrupted adds it again.
 */
const cleanups: readonly string[] = ['job delete-photo-files'];

/**
 * The effects since a moment, sorted, with how often each happened; empty for none. A slot of a limit that is taken alone,
 * before the work, counts an attempt; one that is taken with the effect belongs to it.
 */
export const effectsSince = async (db: Database, moment: number): Promise<string> => {
  const { rows } = await sql<{ what: string; n: number }>`select what, count(*)::int as n from recorded_effects
    where id > ${moment} and (what <> 'INSERT limit_slots' or exists (
      select 1 from recorded_effects other where other.tx = recorded_effects.tx and other.what <> 'INSERT limit_slots'))
    group by what order by what`.execute(db);
  return rows
    .filter(({ what }) => !besides.test(what))
    .map(({ what, n }) => `${cleanups.includes(what) ? 1 : n} × ${what}`)
    .join(', ');
};

/** The moment after all effects so far. */
export const currentMoment = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from recorded_effects`.execute(db);
  return rows[0]?.id ?? 0;
};

/** Deletes all keys, as if no write had completed its key with its effect. */
export const deleteKeys = async (db: Database): Promise<void> => {
  await db.deleteFrom('idempotency_keys').execute();
};

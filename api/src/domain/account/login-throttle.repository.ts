import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import {
  ACCOUNT_ATTEMPTS,
  ACCOUNT_WINDOW_MINUTES,
  FIRST_LOCK_MINUTES,
  LONGEST_LOCK_MINUTES,
  NETWORK_ATTEMPTS,
} from './login-throttle.policy.ts';

const accountWindow = sql`make_interval(mins => ${ACCOUNT_WINDOW_MINUTES}::int)`;

/**
 * Counts an attempt before its password is checked, so that concurrent attempts meet the same limit. The last allowed
 * attempt locks the account; the right password unlocks it (`clearFailures`). The counters are in the database, so a
 * restart does not reset them.
 * @returns the minutes until the account is unlocked, or null when the attempt is allowed
 */
export const takeAccountAttempt = async (db: Database, account: Buffer): Promise<number | null> => {
  const taken = await sql<{ failures: number }>`
    insert into login_throttle as t (key_hash, failures) values (${account}, 1)
    on conflict (key_hash) do update set
      failures = case when t.blocked_until is not null or t.window_started < now() - ${accountWindow}
                      then 1 else t.failures + 1 end,
      window_started = case when t.blocked_until is not null or t.window_started < now() - ${accountWindow}
                      then now() else t.window_started end,
      locks = case when t.blocked_until < now() - interval '1 day' then 0 else t.locks end,
      blocked_until = null
    where t.blocked_until is null or t.blocked_until <= now()
    returning failures`.execute(db);
  const row = taken.rows[0];
  if (!row) return findMinutesLeft(db, account);
  if (row.failures < ACCOUNT_ATTEMPTS) return null;
  await sql`
    update login_throttle set locks = locks + 1, blocked_until = now() + make_interval(mins => least(
      ${LONGEST_LOCK_MINUTES}::int, ${FIRST_LOCK_MINUTES}::int * (2 ^ least(locks, 10))::int))
    where key_hash = ${account} and blocked_until is null`.execute(db);
  return row.failures === ACCOUNT_ATTEMPTS ? null : findMinutesLeft(db, account);
};

/** Unlocks an account and resets its counter. */
export const clearFailures = async (db: Database, account: Buffer): Promise<void> => {
  await db.deleteFrom('login_throttle').where('key_hash', '=', account).execute();
};

/** Counts a wrong password against the network it came from. */
export const countNetworkFailure = async (db: Database, network: Buffer): Promise<void> => {
  await sql`
    insert into login_throttle as t (key_hash, failures) values (${network}, 1)
    on conflict (key_hash) do update set
      failures = case when t.window_started < now() - interval '1 hour' then 1 else t.failures + 1 end,
      window_started = case when t.window_started < now() - interval '1 hour' then now() else t.window_started end,
      blocked_until = case when t.failures + 1 >= ${NETWORK_ATTEMPTS}::int and t.window_started >= now() - interval '1 hour'
                           then t.window_started + interval '1 hour' end`.execute(db);
};

/** Minutes until a key is unlocked, or null when it is not locked. */
export const findMinutesLeft = async (db: Database, hash: Buffer): Promise<number | null> => {
  const result = await sql<{ minutes: number }>`
    select greatest(1, ceil(extract(epoch from blocked_until - now()) / 60))::int as minutes
    from login_throttle where key_hash = ${hash} and blocked_until > now()`.execute(db);
  return result.rows[0]?.minutes ?? null;
};

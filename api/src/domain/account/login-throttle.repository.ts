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

const networkWindow = sql`interval '1 hour'`;

/** An attempt that counts against a network. `window` is the beginning of the hour in which it was counted. */
export interface NetworkAttempt {
  network: Buffer;
  window: string;
}

/**
 * Counts an attempt against the network it came from before its password is checked, so that concurrent attempts meet the
 * same limit. The right password gives it back (`returnNetworkAttempt`).
 * @returns the attempt, or the minutes until the network may try again
 */
export const takeNetworkAttempt = async (
  db: Database,
  network: Buffer,
): Promise<NetworkAttempt | { minutes: number }> => {
  for (;;) {
    const taken = await sql<{ window: string }>`
      insert into login_throttle as t (key_hash, failures) values (${network}, 1)
      on conflict (key_hash) do update set
        failures = case when t.window_started < now() - ${networkWindow} then 1 else t.failures + 1 end,
        window_started = case when t.window_started < now() - ${networkWindow} then now() else t.window_started end
      where t.window_started < now() - ${networkWindow} or t.failures < ${NETWORK_ATTEMPTS}::int
      returning window_started::text as window`.execute(db);
    if (taken.rows[0]) return { network, window: taken.rows[0].window };
    const left = await sql<{ minutes: number }>`
      select greatest(1, ceil(extract(epoch from window_started + ${networkWindow} - now()) / 60))::int as minutes
      from login_throttle where key_hash = ${network} and failures >= ${NETWORK_ATTEMPTS}::int`.execute(db);
    // Without a row, another attempt was given back between the two statements.
    if (left.rows[0]) return { minutes: left.rows[0].minutes };
  }
};

/** Gives an attempt back, unless the hour in which it was counted is over. */
export const returnNetworkAttempt = async (db: Database, { network, window }: NetworkAttempt): Promise<void> => {
  await sql`update login_throttle set failures = failures - 1
    where key_hash = ${network} and window_started = ${window}::timestamptz and failures > 0`.execute(db);
};

/** Minutes until a key is unlocked, or null when it is not locked. */
const findMinutesLeft = async (db: Database, hash: Buffer): Promise<number | null> => {
  const result = await sql<{ minutes: number }>`
    select greatest(1, ceil(extract(epoch from blocked_until - now()) / 60))::int as minutes
    from login_throttle where key_hash = ${hash} and blocked_until > now()`.execute(db);
  return result.rows[0]?.minutes ?? null;
};

import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** Limits of wrong passwords (decisions A-9). They live in the database, so that a restart forgives nobody. */
const accountTries = 5;
const accountWindow = '15 minutes';
const firstLockMinutes = 15;
const longestLockMinutes = 24 * 60;
const networkTries = 50;

const key = (kind: 'account' | 'confirm' | 'network', value: string): Buffer =>
  createHash('sha256').update(`${kind}:${value}`).digest();

export const accountKey = (siteId: number, email: string): Buffer => key('account', `${siteId}:${email.toLowerCase()}`);

/** Of a member who is asked for the password once more; no address anybody can type has the same. */
export const confirmKey = (memberId: number): Buffer => key('confirm', String(memberId));

/** The network of an address: /24 of IPv4, /56 of IPv6. A household counts as one. */
export const networkKey = (address: string): Buffer => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address);
  return key('network', v4?.[1] ?? firstBits(address, 56));
};

/** `bits` of an IPv6 address, of whichever spelling, as hexadecimal digits. */
const firstBits = (address: string, bits: number): string => {
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const digits = [...head, ...zeros, ...tail].map((group) => group.padStart(4, '0')).join('');
  return digits.slice(0, bits / 4);
};

/**
 * Takes one of an account's tries before the password is looked at, so that fifty attempts at once are five too. The
 * fifth closes the account; a right password opens it again (`forgiveAccount`). Answers the minutes left, or null.
 */
export const takeAccountTry = async (db: Database, account: Buffer): Promise<number | null> => {
  const taken = await sql<{ failures: number }>`
    insert into login_throttle as t (key_hash, failures) values (${account}, 1)
    on conflict (key_hash) do update set
      failures = case when t.blocked_until is not null or t.window_started < now() - ${accountWindow}::interval
                      then 1 else t.failures + 1 end,
      window_started = case when t.blocked_until is not null or t.window_started < now() - ${accountWindow}::interval
                      then now() else t.window_started end,
      locks = case when t.blocked_until < now() - interval '1 day' then 0 else t.locks end,
      blocked_until = null
    where t.blocked_until is null or t.blocked_until <= now()
    returning failures`.execute(db);
  const row = taken.rows[0];
  if (!row) return minutesLeft(db, account);
  if (row.failures < accountTries) return null;
  await sql`
    update login_throttle set locks = locks + 1, blocked_until = now() + make_interval(mins => least(
      ${longestLockMinutes}::int, ${firstLockMinutes}::int * (2 ^ least(locks, 10))::int))
    where key_hash = ${account} and blocked_until is null`.execute(db);
  return row.failures === accountTries ? null : minutesLeft(db, account);
};

export const forgiveAccount = async (db: Database, account: Buffer): Promise<void> => {
  await db.deleteFrom('login_throttle').where('key_hash', '=', account).execute();
};

/** Counts a wrong password against the network it came from: fifty an hour. */
export const countNetworkFailure = async (db: Database, network: Buffer): Promise<void> => {
  await sql`
    insert into login_throttle as t (key_hash, failures) values (${network}, 1)
    on conflict (key_hash) do update set
      failures = case when t.window_started < now() - interval '1 hour' then 1 else t.failures + 1 end,
      window_started = case when t.window_started < now() - interval '1 hour' then now() else t.window_started end,
      blocked_until = case when t.failures + 1 >= ${networkTries}::int and t.window_started >= now() - interval '1 hour'
                           then t.window_started + interval '1 hour' end`.execute(db);
};

/** Minutes until a key is open again, or null when it is. */
export const minutesLeft = async (db: Database, hash: Buffer): Promise<number | null> => {
  const result = await sql<{ minutes: number }>`
    select greatest(1, ceil(extract(epoch from blocked_until - now()) / 60))::int as minutes
    from login_throttle where key_hash = ${hash} and blocked_until > now()`.execute(db);
  return result.rows[0]?.minutes ?? null;
};

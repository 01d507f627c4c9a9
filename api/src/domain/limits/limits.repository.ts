import { createHash } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export interface Limit {
  /** What is limited, and for which member or network: `activation-mail:123`. Stored as a hash. */
  key: string;
  /** How many slots a window has. */
  most: number;
  windowSeconds: number;
}

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const windowOf = (windowSeconds: number) =>
  sql<Date>`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}::int) * ${windowSeconds}::int)`;

/** Whether a slot is left, without taking it. For callers that do not count but must respect the same limit. */
export const hasSlot = async (db: Database, { key, most, windowSeconds }: Limit): Promise<boolean> => {
  const { rows } = await sql<{ taken: number }>`
    select count(*)::int as taken from limit_slots
    where key_hash = ${hashOf(key)} and slot_window = ${windowOf(windowSeconds)}`.execute(db);
  return (rows[0]?.taken ?? 0) < most;
};

/**
 * Takes a slot of a limit; false when all are taken. Windows are aligned to the clock (a day begins at midnight UTC).
 * A slot is a primary key, so concurrent calls cannot take more than there are.
 */
export const takeSlot = async (db: Database, { key, most, windowSeconds }: Limit): Promise<boolean> => {
  const hash = hashOf(key);
  const window = windowOf(windowSeconds);
  for (;;) {
    const taken = await sql<{ n: number | null; inserted: boolean }>`
      with free as (
        select min(s) as n from generate_series(1, ${most}::int) s where not exists (
          select 1 from limit_slots l where l.key_hash = ${hash} and l.slot_window = ${window} and l.n = s)
      ), added as (
        insert into limit_slots (key_hash, slot_window, n) select ${hash}, ${window}, n from free where n is not null
        on conflict do nothing returning n
      )
      select free.n, exists (select 1 from added) as inserted from free`.execute(db);
    const row = taken.rows[0];
    if (!row || row.n === null) return false;
    if (row.inserted) return true;
  }
};

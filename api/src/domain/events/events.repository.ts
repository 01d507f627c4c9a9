import type { LiveEvent } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

export interface EventPage {
  events: LiveEvent[];
  /** The number of the member's last event. */
  last_seq: number;
}

interface EventRow {
  last_seq: number;
  seq: number | null;
  type: LiveEvent['type'];
  payload: object;
}

/** Lists the events of a member after a number, in their order, with the number of the last one that exists. */
export const listEvents = async (db: Database, userId: number, after: number, limit: number): Promise<EventPage> => {
  const { rows } = await sql<EventRow>`
    select coalesce(h.last_seq, 0)::int8 as last_seq, e.seq, e.type, e.payload
    from (select 1) one
    left join user_event_heads h on h.user_id = ${userId}
    left join lateral (select seq, type, payload from user_events
      where user_id = ${userId} and seq > ${after} order by seq limit ${limit}) e on true
    order by e.seq`.execute(db);
  // Events are written with the fields of their type only (`EventBody`, `emit_event`).
  const events = rows.flatMap(({ seq, type, payload }) =>
    seq === null ? [] : [{ seq, type, ...payload } as LiveEvent],
  );
  return { events, last_seq: rows[0]?.last_seq ?? 0 };
};

interface Head {
  user_id: number;
  last_seq: number;
}

/** The numbers of the last events of these members. */
export const listHeads = async (db: Database, userIds: readonly number[]): Promise<Head[]> =>
  db
    .selectFrom('user_event_heads')
    .where('user_id', '=', sql<number>`any(${[...userIds]}::bigint[])`)
    .select(['user_id', 'last_seq'])
    .execute();

import { channelOf } from '@pairwise/pubsub';

import type { Query } from '../database/open-database.ts';
import type { EndedSession } from './ended-sessions.ts';

/** The table of sessions that were signed out before they expired. */
export const endedSessionTables = [
  `create table if not exists gateway.ended_sessions (
    id text primary key,
    until timestamptz not null
  )`,
];

/** Returns a text that changes with every change of the ended sessions. */
export const readEndedState = async (query: Query): Promise<string> => {
  const [row] = await query<{ state: string }>(
    `select coalesce(md5(string_agg(id, ',' order by id)), '') as state from gateway.ended_sessions`,
  );
  return row?.state ?? '';
};

export const readEndedSessions = async (query: Query): Promise<string[]> => {
  const rows = await query<{ id: string }>('select id from gateway.ended_sessions');
  return rows.map(({ id }) => id);
};

/** Stores ended sessions. Returns how many are new. */
export const insertEndedSessions = async (query: Query, sessions: readonly EndedSession[]): Promise<number> => {
  const rows = await query(
    `insert into gateway.ended_sessions (id, until) select * from unnest($1::text[], $2::timestamptz[])
     on conflict do nothing returning id`,
    [sessions.map(({ id }) => id), sessions.map(({ until }) => new Date(until))],
  );
  await query('select pg_notify($1, $2)', [channelOf('registry'), 'ended sessions']);
  return rows.length;
};

/** Deletes sessions that have expired for every machine: the clock of one may be slow. */
export const deleteExpiredSessions = async (query: Query): Promise<void> => {
  await query(`delete from gateway.ended_sessions where until < now() - interval '1 day'`);
};

import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import { newLikesOf } from '../badge/badge.repository.ts';
import { offByDefault, quietHours } from '../notifications/notifications.policy.ts';

/** Whether the member has pushes of this type switched on. */
const wantsPush = (userId: RawBuilder<unknown>, type: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  coalesce((select n.enabled from notification_preferences n
            where n.user_id = ${userId} and n.type = ${type} and n.channel = 'push'),
           ${type} <> all(${[...offByDefault]}::notification_type[]))`;

/**
 * Queues a push for each browser of a member who wants this type. A second push of a kind joins the one that waits.
 *
 * The rows are inserted in one order, so that concurrent calls for one member do not deadlock. The lock keeps each
 * subscription from being deleted before its push is inserted.
 * @returns the number of browsers
 */
export const insertPushes = async (
  transaction: Database,
  userId: number,
  type: NotificationType,
  kind: string,
): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into push_queue (endpoint_hash, user_id, type, kind)
    select p.endpoint_hash, p.user_id, ${type}::notification_type, ${kind}
    from push_subscriptions p join users u on u.id = p.user_id
    where p.user_id = ${userId} and u.status in ('active', 'not_confirmed')
      and ${wantsPush(sql`p.user_id`, sql`${type}::notification_type`)}
    order by p.endpoint_hash
    for key share of p
    on conflict (endpoint_hash, kind) do update set event_count = push_queue.event_count + 1, type = excluded.type`.execute(
    transaction,
  );
  return Number(numAffectedRows ?? 0);
};

export interface DuePush {
  endpoint_hash: Buffer;
  kind: string;
  /** How many events of this kind the push stands for. */
  event_count: number;
  attempts: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  badge: number;
  silent: boolean;
  /** The member still wants it and still has the session. */
  wanted: boolean;
}

/** Claims one due push for a minute, in which other processes skip it. */
export const takeDuePush = async (db: Database): Promise<DuePush | undefined> => {
  const { rows } = await sql<DuePush>`
    with due as (
      select endpoint_hash, kind from push_queue where next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked)
    update push_queue q set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute'
    from due, push_subscriptions p, sessions s, users u, countries c,
      lateral (select extract(hour from now() at time zone c.timezone) as hour) clock
    where q.endpoint_hash = due.endpoint_hash and q.kind = due.kind and p.endpoint_hash = q.endpoint_hash
      and s.token_hash = p.session_hash and u.id = p.user_id and c.code = u.country
    returning q.endpoint_hash, q.kind, q.event_count, q.attempts, p.endpoint, p.p256dh, p.auth, u.language,
      ${newLikesOf(sql.ref('u.id'))} +
        (select coalesce(sum(num_unread_messages), 0)::int from chat_unread where user_id = u.id) as badge,
      clock.hour >= ${quietHours.from}::int or clock.hour < ${quietHours.to}::int as silent,
      u.status in ('active', 'not_confirmed') and s.expires_at > now() and ${wantsPush(sql`u.id`, sql`q.type`)} as wanted`.execute(
    db,
  );
  return rows[0];
};

/** Deletes a sent push. If events joined it in the meantime, it is sent again immediately. */
export const finishPush = async (db: Database, { endpoint_hash, kind, event_count }: DuePush): Promise<void> => {
  const row = sql`endpoint_hash = ${endpoint_hash} and kind = ${kind}`;
  const { numAffectedRows } = await sql`delete from push_queue where ${row} and event_count = ${event_count}`.execute(
    db,
  );
  if (numAffectedRows) return;
  await sql`update push_queue set attempts = 0, created_at = now(), next_attempt_at = now() where ${row}`.execute(db);
};

export const postponePush = async (db: Database, { endpoint_hash, kind }: DuePush, seconds: number): Promise<void> => {
  await sql`update push_queue set next_attempt_at = now() + make_interval(secs => ${seconds})
    where endpoint_hash = ${endpoint_hash} and kind = ${kind}`.execute(db);
};

export const deletePush = async (db: Database, { endpoint_hash, kind }: DuePush): Promise<void> => {
  await sql`delete from push_queue where endpoint_hash = ${endpoint_hash} and kind = ${kind}`.execute(db);
};

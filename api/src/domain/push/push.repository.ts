import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { newLikesOf } from '../likes/likes.repository.ts';
import { offByDefault } from '../notifications/notifications.ts';
import { quietHours } from '../notifications/notify.ts';

/** Has the member pushes of this type switched on? */
export const wantsPush = (userId: RawBuilder<unknown>, type: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  coalesce((select n.enabled from notification_preferences n
            where n.user_id = ${userId} and n.type = ${type} and n.channel = 'push'),
           ${type} <> all(${[...offByDefault]}::notification_type[]))`;

export interface DuePush {
  endpoint_hash: Buffer;
  kind: string;
  news: number;
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

/** Takes one due push for this process: another passes over it for a minute. */
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
    returning q.endpoint_hash, q.kind, q.news, q.attempts, p.endpoint, p.p256dh, p.auth, u.language,
      ${newLikesOf(sql.ref('u.id'))} +
        (select coalesce(sum(num_unread_messages), 0)::int from chat_unread where user_id = u.id) as badge,
      clock.hour >= ${quietHours.from}::int or clock.hour < ${quietHours.to}::int as silent,
      u.status in ('active', 'not_confirmed') and s.expires_at > now() and ${wantsPush(sql`u.id`, sql`q.type`)} as wanted`.execute(
    db,
  );
  return rows[0];
};

/** It was sent. What came in the meantime is sent at once, too. */
export const finishPush = async (db: Database, { endpoint_hash, kind, news }: DuePush): Promise<void> => {
  const row = sql`endpoint_hash = ${endpoint_hash} and kind = ${kind}`;
  const { numAffectedRows } = await sql`delete from push_queue where ${row} and news = ${news}`.execute(db);
  if (numAffectedRows) return;
  await sql`update push_queue set attempts = 0, created_at = now(), next_attempt_at = now() where ${row}`.execute(db);
};

export const postponePush = async (db: Database, { endpoint_hash, kind }: DuePush, seconds: number): Promise<void> => {
  await sql`update push_queue set next_attempt_at = now() + make_interval(secs => ${seconds})
    where endpoint_hash = ${endpoint_hash} and kind = ${kind}`.execute(db);
};

export const dropPush = async (db: Database, { endpoint_hash, kind }: DuePush): Promise<void> => {
  await sql`delete from push_queue where endpoint_hash = ${endpoint_hash} and kind = ${kind}`.execute(db);
};

/** The browser is not there any more. What waited for it goes too. */
export const deleteSubscription = async (db: Database, { endpoint_hash }: DuePush): Promise<void> => {
  await db.deleteFrom('push_subscriptions').where('endpoint_hash', '=', endpoint_hash).execute();
};

import type { BodyOf, Endpoints } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import {
  HOURS_BETWEEN_MAILS,
  isNotificationOn,
  MAILS_A_DAY,
  ONLINE_MINUTES,
  quietHours,
} from './notifications.policy.ts';

export type Channel = BodyOf<Endpoints['PUT /api/notifications.php']>['channel'];

interface PreferenceRow {
  type: NotificationType;
  channel: string;
  enabled: boolean;
}

/** The choices that a member has made; types without a row have their default. */
export const listPreferences = (db: Database, userId: number): Promise<PreferenceRow[]> =>
  db.selectFrom('notification_preferences').where('user_id', '=', userId).selectAll().execute();

export const savePreference = async (
  db: Database,
  userId: number,
  { type, channel, enabled }: { type: NotificationType; channel: Channel; enabled: boolean },
): Promise<void> => {
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, type, channel, enabled })
    .onConflict((conflict) => conflict.columns(['user_id', 'type', 'channel']).doUpdateSet({ enabled }))
    .execute();
};

/** Why a member gets no mails at all: the suppression of the address, and the end of a pause. */
export const findMailStop = (
  db: Database,
  userId: number,
): Promise<{ reason: string | null; mails_paused_until: Date | null }> =>
  db
    .selectFrom('users')
    .leftJoin('email_suppressions', (join) =>
      join
        .onRef('email_suppressions.site_id', '=', 'users.site_id')
        .onRef('email_suppressions.email', '=', 'users.email'),
    )
    .where('users.id', '=', userId)
    .select(['email_suppressions.reason', 'users.mails_paused_until'])
    .executeTakeFirstOrThrow();

/** Ends the pause of a member's mails. @returns whether there was one */
export const endMailPause = async (db: Database, userId: number): Promise<boolean> => {
  const paused = await db
    .updateTable('users')
    .set({ mails_paused_until: null })
    .where('id', '=', userId)
    .where('mails_paused_until', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return paused !== undefined;
};

/** Suppresses notifications to the address of a member. */
export const suppressAddress = async (db: Database, userId: number): Promise<void> => {
  await sql`insert into email_suppressions (site_id, email, reason)
    select site_id, email, 'listunsubscribe' from users where id = ${userId} and email is not null
    on conflict do nothing`.execute(db);
};

/** Ends the suppression of a member's address. @returns whether there was one */
export const endSuppression = async (db: Database, userId: number): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`delete from email_suppressions e using users u
    where u.id = ${userId} and e.site_id = u.site_id and e.email = u.email`.execute(db);
  return numAffectedRows > 0n;
};

/**
 * Records a notification by mail, if the member may get one now: the type is on, mails are neither paused nor suppressed,
 * the member is offline, and the limits leave room. Count and insert are one statement; lock the user first, so that
 * concurrent notifications count each other.
 */
export const recordMailNotification = async (
  db: Database,
  userId: number,
  type: NotificationType,
): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    insert into notifications_sent (user_id, type, channel)
    select u.id, ${type}::notification_type, 'email'
    from users u join profiles p on p.user_id = u.id
    where u.id = ${userId} and u.email is not null and u.status in ('active', 'not_confirmed')
      and coalesce(u.mails_paused_until, now()) <= now()
      and coalesce((select enabled from notification_preferences n
            where n.user_id = u.id and n.type = ${type}::notification_type and n.channel = 'email'),
          ${isNotificationOn(type, undefined)})
      and not exists (select 1 from email_suppressions e where e.site_id = u.site_id and e.email = u.email)
      and p.last_active_at < now() - make_interval(mins => ${ONLINE_MINUTES}::int)
      and not exists (select 1 from notifications_sent s where s.user_id = u.id and s.channel = 'email'
            and s.type = ${type}::notification_type
            and s.sent_at > now() - make_interval(hours => ${HOURS_BETWEEN_MAILS}::int))
      and (select count(*) from notifications_sent s where s.user_id = u.id and s.channel = 'email'
            and s.sent_at > now() - interval '1 day') < ${MAILS_A_DAY}::int
    returning user_id as id`.execute(db);
  return rows.length > 0;
};

/** When a notification of `now` is sent: immediately, or at the end of the quiet hours where the member lives. */
export const findSendingTime = async (db: Database, userId: number, now: Date): Promise<Date> => {
  const { rows } = await sql<{ due: Date }>`
    select case
        when extract(hour from there) >= ${quietHours.from}::int
          then (date_trunc('day', there) + make_interval(days => 1, hours => ${quietHours.to}::int)) at time zone timezone
        when extract(hour from there) < ${quietHours.to}::int
          then (date_trunc('day', there) + make_interval(hours => ${quietHours.to}::int)) at time zone timezone
        else ${now}::timestamptz end as due
    from users u join countries c on c.code = u.country,
      lateral (select ${now}::timestamptz at time zone c.timezone as there) clock
    where u.id = ${userId}`.execute(db);
  return rows[0]?.due ?? now;
};

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import type { MailTemplate } from '../mails/mail-templates.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { offByDefault } from './notifications.ts';

/** Notices wait while people sleep: from 22 to 8 o'clock where the member lives (decisions N-3). */
export const quietHours = { from: 22, to: 8 } as const;

/** When a notice of `now` goes out: at once, or in the morning. */
const dueAt = async (db: Database, userId: number, now: Date): Promise<Date> => {
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

interface MailNotice {
  userId: number;
  type: NotificationType;
  template: MailTemplate;
  now?: Date;
}

/**
 * Mails a member about something they can switch off (AUTH-15), unless they have, or mails are off as a whole, or they
 * are online, or had one of this type in the last four hours, or three today (decisions N-3). At night it waits. The count and the
 * row are one statement under the member's row lock: two notices at once are two, and the limit holds.
 * @returns whether a mail is on its way
 */
export const notifyByMail = (
  db: Database,
  { userId, type, template, now = new Date() }: MailNotice,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('users').where('id', '=', userId).select('id').forUpdate().execute();
    const { rows } = await sql<{ id: number }>`
      insert into notifications_sent (user_id, type, channel)
      select u.id, ${type}::notification_type, 'email'
      from users u join profiles p on p.user_id = u.id
      where u.id = ${userId} and u.email is not null and u.status in ('active', 'not_confirmed')
        and coalesce(u.mails_paused_until, now()) <= now()
        and coalesce((select enabled from notification_preferences n
              where n.user_id = u.id and n.type = ${type}::notification_type and n.channel = 'email'),
            ${!offByDefault.includes(type)})
        and not exists (select 1 from email_suppressions e where e.site_id = u.site_id and e.email = u.email)
        and p.last_active_at < now() - interval '2 minutes'
        and not exists (select 1 from notifications_sent s where s.user_id = u.id and s.channel = 'email'
              and s.type = ${type}::notification_type and s.sent_at > now() - interval '4 hours')
        and (select count(*) from notifications_sent s where s.user_id = u.id and s.channel = 'email'
              and s.sent_at > now() - interval '1 day') < 3
      returning user_id as id`.execute(transaction);
    if (rows.length === 0) return false;
    const notice = { type, at: await dueAt(transaction, userId, now) };
    await queueMail(transaction, { userId, template, notice });
    return true;
  });

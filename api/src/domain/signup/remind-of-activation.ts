import type { Database } from '../../db/database.ts';
import { notifyByMail } from '../notifications/notify.ts';

/**
 * Reminds who signed up a day ago and has not confirmed the address, once: in the second day only, and never more than
 * what `notifyByMail` lets through.
 */
export const remindOfActivation = async (db: Database, now = Date.now()): Promise<number> => {
  const day = 86_400_000;
  const waiting = await db
    .selectFrom('users')
    .where('status', '=', 'not_confirmed')
    .where('signup_date', '<', new Date(now - day))
    .where('signup_date', '>', new Date(now - 2 * day))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('notifications_sent')
            .whereRef('notifications_sent.user_id', '=', 'users.id')
            .where('notifications_sent.type', '=', 'reminders')
            .select('notifications_sent.user_id'),
        ),
      ),
    )
    .select('id')
    .execute();
  let sent = 0;
  for (const { id } of waiting) {
    if (await notifyByMail(db, { userId: id, type: 'reminders', template: 'activation_reminder' })) sent += 1;
  }
  return sent;
};

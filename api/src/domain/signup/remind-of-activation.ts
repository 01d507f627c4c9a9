import type { Database } from '../../db/database.ts';
import { notifyByMail } from '../notifications/notify-by-mail.ts';
import { REMINDER_DAYS } from './signup.policy.ts';
import { listUnremindedMembers } from './signup.repository.ts';

const DAY_MS = 86_400_000;

/**
 * Reminds members who signed up a day ago to confirm their address, once each and within the limits of `notifyByMail`.
 * @returns how many reminders were queued
 */
export const remindOfActivation = async (db: Database, now = Date.now()): Promise<number> => {
  const after = new Date(now - REMINDER_DAYS.to * DAY_MS);
  const before = new Date(now - REMINDER_DAYS.from * DAY_MS);
  let sent = 0;
  for (const userId of await listUnremindedMembers(db, after, before)) {
    if (await notifyByMail(db, { userId, type: 'reminders', template: 'activation_reminder' })) sent += 1;
  }
  return sent;
};

import { defaultLanguage } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import { MAIL_ATTEMPTS } from './mails.policy.ts';

interface QueuedMail {
  /** Null for a receiver without an account. */
  userId: number | null;
  /** Null for the address of the account. */
  to: string | null;
  siteId: number | null;
  language: string | null;
  template: string;
  data: object;
  /** When it goes out; now when undefined. */
  sendAt: Date | undefined;
}

export const insertMail = async (db: Database, mail: QueuedMail): Promise<void> => {
  await db
    .insertInto('mail_queue')
    .values({
      user_id: mail.userId,
      to_address: mail.to,
      site_id: mail.siteId,
      language: mail.language,
      template: mail.template,
      data: JSON.stringify(mail.data),
      ...(mail.sendAt && { next_attempt_at: mail.sendAt }),
    })
    .execute();
};

export interface DueMail {
  id: number;
  template: string;
  data: unknown;
  to_address: string | null;
  attempts: number;
  /** Null for a receiver without an account. */
  user_id: number | null;
  name: string | null;
  email: string | null;
  language: string;
  site: string;
}

/** Claims one due mail for a minute, in which other processes skip it. Deleted accounts get none. */
export const takeDueMail = async (db: Database): Promise<DueMail | undefined> => {
  const { rows } = await sql<DueMail>`
    with due as (
      select q.id, u.name, u.email, coalesce(u.language, q.language, ${defaultLanguage}) as language, s.name as site
      from mail_queue q left join users u on u.id = q.user_id join sites s on s.id = coalesce(u.site_id, q.site_id)
      where q.next_attempt_at <= now() and q.attempts < ${MAIL_ATTEMPTS}::int and (q.user_id is null or u.email is not null)
      order by q.id limit 1 for update of q skip locked)
    update mail_queue q set attempts = attempts + 1, next_attempt_at = now() + interval '1 minute'
    from due where due.id = q.id
    returning q.id, q.template, q.data, q.to_address, q.attempts, q.user_id, due.name, due.email, due.language, due.site`.execute(
    db,
  );
  return rows[0];
};

/** Whether a mail still waits: it was neither sent nor deleted by `deleteWaitingMails`. */
export const isMailWaiting = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('mail_queue').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;

export const deleteMail = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
};

export const postponeMail = async (db: Database, id: number, seconds: number, error: string): Promise<void> => {
  await db
    .updateTable('mail_queue')
    .set({ next_attempt_at: sql<Date>`now() + make_interval(secs => ${seconds}::int)`, last_error: error })
    .where('id', '=', id)
    .execute();
};

/** Deletes the waiting mails of a member with these templates. */
export const deleteWaitingMails = async (db: Database, userId: number, templates: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('mail_queue')
    .where('user_id', '=', userId)
    .where('template', 'in', [...templates])
    .execute();
};

/** Deletes the notices of a member that wait for the morning: of one type, or all. */
export const deleteWaitingNotices = async (db: Database, userId: number, type?: NotificationType): Promise<void> => {
  await sql`delete from mail_queue where user_id = ${userId} and data ? 'notice'
    and data ->> 'notice' = coalesce(${type ?? null}::text, data ->> 'notice')`.execute(db);
};

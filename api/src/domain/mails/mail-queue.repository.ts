import { defaultLanguage } from '@pairwise/contracts';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';

interface QueuedMail {
  /** Null for a receiver without an account. */
  userId: number | null;
  /** Null for the address of the account. */
  to: string | null;
  siteId: number | null;
  language: string | null;
  template: string;
  data: object;
}

/** @returns its id; undefined for a member of the gate, who gets no mails */
export const insertMail = async (db: Database, mail: QueuedMail): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into mail_queue (user_id, to_address, site_id, language, template, data)
    select ${mail.userId}::bigint, ${mail.to}::citext, ${mail.siteId}::int, ${mail.language}::text, ${mail.template}::text,
      ${JSON.stringify(mail.data)}::jsonb
    where not exists (select from gate_members where user_id = ${mail.userId}::bigint)
    returning id`.execute(db);
  return rows[0]?.id;
};

export interface DueMail {
  id: number;
  created_at: Date;
  template: string;
  data: unknown;
  /** The address it goes to. */
  to: string;
  /** Null for a receiver without an account. */
  user_id: number | null;
  name: string | null;
  language: string;
  /** Null for a receiver without an account; then dates are those of UTC. */
  country: string | null;
  timezone: string | null;
  site: string;
}

/** Finds a mail with its receiver; undefined when it was sent or deleted, and for deleted accounts. */
export const findDueMail = async (db: Database, id: number): Promise<DueMail | undefined> => {
  const { rows } = await sql<DueMail>`
    select q.id, q.created_at, q.template, q.data, coalesce(q.to_address, u.email) as to, q.user_id, u.name,
      coalesce(u.language, q.language, ${defaultLanguage}) as language, u.country, c.timezone, s.name as site
    from mail_queue q left join users u on u.id = q.user_id left join countries c on c.code = u.country join sites s on s.id = coalesce(u.site_id, q.site_id)
    where q.id = ${id} and (q.user_id is null or u.email is not null)`.execute(db);
  return rows[0];
};

/** Whether a mail still waits: it was neither sent nor deleted by `deleteWaitingMails`. */
export const isMailWaiting = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('mail_queue').where('id', '=', id).select('id').executeTakeFirst()) !== undefined;

export const deleteMail = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('mail_queue').where('id', '=', id).execute();
};

/** Deletes the waiting mails of a member with these templates. */
export const deleteWaitingMails = async (db: Database, userId: number, templates: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('mail_queue')
    .where('user_id', '=', userId)
    .where('template', 'in', [...templates])
    .execute();
};

/** Deletes the notifications of a member that wait for the morning: of one type, or all. */
export const deleteWaitingNotifications = async (
  db: Database,
  userId: number,
  type?: NotificationType,
): Promise<void> => {
  await sql`delete from mail_queue where user_id = ${userId} and data ? 'notice'
    and data ->> 'notice' = coalesce(${type ?? null}::text, data ->> 'notice')`.execute(db);
};

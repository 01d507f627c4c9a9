import type { Database } from '../../db/database.ts';
import type { MailTemplate } from './mail-templates.ts';

interface QueuedMail {
  userId: number;
  template: MailTemplate;
  /** Another address than the member's own. */
  to?: string;
  /** Parameters of the texts beside name, site and link; `linkData` goes into the link. */
  data?: { values?: Record<string, string>; linkData?: Record<string, string> };
}

/**
 * Puts a mail on its way, in the transaction of what it tells of: either both happen or neither. It waits without the
 * secret of its link, which is made when it is sent (`send-mails.ts`).
 */
export const queueMail = async (db: Database, { userId, template, to, data = {} }: QueuedMail): Promise<void> => {
  await db
    .insertInto('mail_queue')
    .values({ user_id: userId, template, to_address: to ?? null, data: JSON.stringify(data) })
    .execute();
};

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import type { CaseOfMail, MailTemplate } from './mail-templates.ts';

/** Who has no account: an address, and the site and language that were used. */
interface Stranger {
  address: string;
  siteId: number;
  language: string;
}

type Receiver =
  | {
      userId: number;
      /** Another address than the member's own. */
      to?: string;
    }
  | { stranger: Stranger };

type QueuedMail = Receiver & {
  template: MailTemplate;
  /** A notice of this type, which can be switched off, and which goes out at its time, not at once. */
  notice?: { type: NotificationType; at: Date };
  /**
   * Parameters of the texts beside name, site and link; `linkData` goes into the link. `openCase` makes the button lead
   * to a report, for one of its two sides.
   */
  data?: { values?: Record<string, string>; linkData?: Record<string, string>; openCase?: CaseOfMail };
};

/**
 * Puts a mail on its way, in the transaction of what it tells of: either both happen or neither. It waits without the
 * secret of its link, which is made when it is sent (`send-mails.ts`).
 */
export const queueMail = async (db: Database, mail: QueuedMail): Promise<void> => {
  const receiver =
    'stranger' in mail
      ? { to_address: mail.stranger.address, site_id: mail.stranger.siteId, language: mail.stranger.language }
      : { user_id: mail.userId, to_address: mail.to ?? null };
  const { notice } = mail;
  const data = { ...mail.data, ...(notice && { notice: notice.type }) };
  await db
    .insertInto('mail_queue')
    .values({
      ...receiver,
      template: mail.template,
      data: JSON.stringify(data),
      ...(notice && { next_attempt_at: notice.at }),
    })
    .execute();
};

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import { insertMail } from './mail-queue.repository.ts';
import type { CaseOfMail, MailTemplate } from './mail-templates.ts';

/** A receiver without an account: an address, and the site and language of the request. */
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

type Mail = Receiver & {
  template: MailTemplate;
  /** Makes the mail a notification of this type, which members can switch off; it goes out at `at`. */
  notification?: { type: NotificationType; at: Date };
  /**
   * Parameters of the texts beside name, site and link. `dates` and `moments` are formatted when the mail is sent, in the
   * language and for the country that the member has then. `linkData` goes into the link; `openCase` makes the button open
   * a complaint for one of its two sides.
   */
  data?: {
    values?: Record<string, string>;
    dates?: Record<string, Date>;
    /** With the time to the second, for receipts. */
    moments?: Record<string, Date>;
    linkData?: Record<string, string>;
    openCase?: CaseOfMail;
  };
};

/**
 * Queues a mail. Call it in the transaction of the change it reports, so that both happen or neither. The secret of its
 * link is created when it is sent (`send-mail.ts`), so the queue holds none.
 */
export const queueMail = async (db: Database, mail: Mail): Promise<void> => {
  const receiver =
    'stranger' in mail
      ? {
          userId: null,
          to: mail.stranger.address,
          siteId: mail.stranger.siteId,
          language: mail.stranger.language,
        }
      : { userId: mail.userId, to: mail.to ?? null, siteId: null, language: null };
  const { template, notification } = mail;
  // The queue stores the type as `notice`, because processes of the release before read this key during a deploy.
  const data = { ...mail.data, ...(notification && { notice: notification.type }) };
  const id = await insertMail(db, { ...receiver, template, data });
  await addJob(db, 'send-mail', { mail: id }, { key: `mail:${id}`, runAt: notification?.at });
};

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import type { MailContent } from './mail-content.ts';
import { insertMail } from './mail-queue.repository.ts';
import type { MailTemplate } from './mail-templates.ts';

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

type Mail<Template extends MailTemplate> = Receiver &
  MailContent<Template> & {
    /** Makes the mail a notification of this type, which members can switch off; it goes out at `at`. */
    notification?: { type: NotificationType; at: Date };
  };

/**
 * Queues a mail. Call it in the transaction of the change it reports, so that both happen or neither. The secret of its
 * link is created when it is sent (`send-mail.ts`), so the queue holds none.
 */
export const queueMail = async <Template extends MailTemplate>(db: Database, mail: Mail<Template>): Promise<void> => {
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
  if (id === undefined) return;
  await addJob(db, 'send-mail', { mail: id }, { key: `mail:${id}`, runAt: notification?.at });
};

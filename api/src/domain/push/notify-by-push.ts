import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import type { PushSubject } from './push-kinds.ts';
import { pushKey } from './push.policy.ts';
import { listWantingBrowsers } from './push.repository.ts';

type PushNotification = PushSubject & {
  userId: number;
  /** The preference that switches it off (AUTH-15). */
  type: NotificationType;
};

/**
 * Adds a push to each browser of a member who wants this type. Call it in the transaction of the event, so that both
 * happen or neither. A second push of a kind, or about the same chat, joins the one that waits. Members who are online
 * get it too, because open pages poll less often where pushes arrive (decisions G-10); the service worker shows no
 * notification while a page is visible.
 * @returns the number of browsers
 */
export const notifyByPush = async (transaction: Database, { userId, ...push }: PushNotification): Promise<number> => {
  const browsers = await listWantingBrowsers(transaction, userId, push.type);
  for (const subscription of browsers) {
    const payload = { subscription, user: userId, ...push };
    await addJob(transaction, 'send-push', payload, { key: pushKey(payload) });
  }
  return browsers.length;
};

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import { insertPushes } from './push.repository.ts';
import type { PushKind } from './push-kinds.ts';

interface PushNotice {
  userId: number;
  /** The preference that switches it off (AUTH-15). */
  type: NotificationType;
  kind: PushKind;
}

/**
 * Queues a push to the browsers of a member. Call it in the transaction of the event, so that both happen or neither.
 * Members who are online get it too, because open pages poll less often where pushes arrive (decisions G-10); the
 * service worker shows no notification while a page is visible.
 * @returns the number of browsers
 */
export const notifyByPush = (transaction: Database, { userId, type, kind }: PushNotice): Promise<number> =>
  insertPushes(transaction, userId, type, kind);

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import { wantsPush } from './push.repository.ts';
import type { PushKind } from './push-kinds.ts';

interface PushNotice {
  userId: number;
  /** The switch it hangs on (AUTH-15). */
  type: NotificationType;
  kind: PushKind;
}

/**
 * Tells the browsers of a member of something new, in the transaction of what happened: either both happen or neither.
 * Who is online hears of it too, because open pages ask less often where pushes come (decisions G-10); the worker shows
 * nothing to who is looking at one. A second notice of a kind joins the one that waits.
 *
 * The rows are taken in one order, so that two who tell the same member do not wait for each other; the lock keeps a
 * subscription until the notice stands, as it may end at this moment.
 * @returns to how many browsers it goes
 */
export const notifyByPush = async (db: Database, { userId, type, kind }: PushNotice): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into push_queue (endpoint_hash, user_id, type, kind)
    select p.endpoint_hash, p.user_id, ${type}::notification_type, ${kind}
    from push_subscriptions p join users u on u.id = p.user_id
    where p.user_id = ${userId} and u.status in ('active', 'not_confirmed')
      and ${wantsPush(sql`p.user_id`, sql`${type}::notification_type`)}
    order by p.endpoint_hash
    for key share of p
    on conflict (endpoint_hash, kind) do update set news = push_queue.news + 1, type = excluded.type`.execute(db);
  return Number(numAffectedRows ?? 0);
};

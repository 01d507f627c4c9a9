import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NotificationType } from '../../db/types.generated.ts';
import { newLikesOf } from '../badge/badge.repository.ts';
import { offByDefault, quietHours } from '../notifications/notifications.policy.ts';

/** Whether a member of the table `u` has pushes of this type switched on, and an account that gets any. */
const wantsPush = (type: NotificationType): RawBuilder<boolean> => sql<boolean>`
  u.status in ('active', 'not_confirmed') and coalesce((select n.enabled from notification_preferences n
    where n.user_id = u.id and n.type = ${type}::notification_type and n.channel = 'push'),
    ${!offByDefault.includes(type)}::boolean)`;

/** Lists the browsers of a member who wants pushes of this type, by the hash of their address, in a fixed order. */
export const listWantingBrowsers = async (db: Database, userId: number, type: NotificationType): Promise<string[]> => {
  const { rows } = await sql<{ subscription: string }>`
    select encode(p.endpoint_hash, 'hex') as subscription
    from push_subscriptions p join users u on u.id = p.user_id
    where p.user_id = ${userId} and ${wantsPush(type)}
    order by p.endpoint_hash`.execute(db);
  return rows.map(({ subscription }) => subscription);
};

export interface DuePush {
  endpoint_hash: Buffer;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  badge: number;
  silent: boolean;
}

/**
 * Finds what a push needs; undefined when there is nothing to send any more: the browser is gone or another member's, the
 * session has ended, or the member has switched the type off in the meantime.
 */
export const findDuePush = async (
  db: Database,
  { subscription, user, type }: { subscription: string; user: number; type: NotificationType },
): Promise<DuePush | undefined> => {
  const { rows } = await sql<DuePush>`
    select p.endpoint_hash, p.endpoint, p.p256dh, p.auth, u.language,
      ${newLikesOf(sql.ref('u.id'))} +
        (select coalesce(sum(num_unread_messages), 0)::int from chat_unread where user_id = u.id) as badge,
      clock.hour >= ${quietHours.from}::int or clock.hour < ${quietHours.to}::int as silent
    from push_subscriptions p join sessions s on s.token_hash = p.session_hash
      join users u on u.id = p.user_id join countries c on c.code = u.country,
      lateral (select extract(hour from now() at time zone c.timezone) as hour) clock
    where p.endpoint_hash = decode(${subscription}, 'hex') and p.user_id = ${user} and s.expires_at > now()
      and ${wantsPush(type)}`.execute(db);
  return rows[0];
};

import type { Sought } from '@pairwise/contracts/shapes/member';
import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { NotificationType, ProfileStatus, UserStatus } from '../../db/types.generated.ts';
import { newLikesOf } from '../badge/badge.repository.ts';
import { offByDefault } from '../notifications/notifications.policy.ts';
import type { PhotoRow } from '../photos/photos.view.ts';
import { hasTimeBonus } from '../products/time-bonus.repository.ts';

export interface UserRow {
  public_id: number;
  name: string;
  email: string;
  status: UserStatus;
  language: string;
  country: string;
  credits: number;
  paid: boolean;
  signup_date: Date;
  is_fictional: boolean;
  invisible: boolean;
  signup_step: number;
  notifications_off: NotificationType[];
  suppressed: 'fbl' | 'bounce' | 'listunsubscribe' | null;
  free_conversations_used: number;
  swipe_likes_used: number;
  used_one_like: boolean;
  time_bonus: boolean;
  new_likes: number;
  unread_messages: number;
  profile_country: string;
  profile_status: ProfileStatus;
  seek_gender: Sought | null;
  photo: PhotoRow | null;
}

/** Everything a member sees about themselves, in one statement. A day of the swipe game is a day in their country. */
export const findUser = async (db: Database, id: number): Promise<UserRow | undefined> => {
  const result = await sql<UserRow>`
    select u.public_id, u.name, u.email, u.status, u.language, u.country, u.paid, u.signup_date, u.is_fictional,
      -- Code that the gate checks sees the gate's member as any new one.
      (u.invisible and not exists (select from gate_members g where g.user_id = u.id)) as invisible, u.signup_step, coalesce(a.balance, 0) as credits,
      p.country as profile_country, p.status as profile_status, p.seek_gender, main.photo,
      array(select t::text from unnest(enum_range(null::notification_type)) t
            left join notification_preferences n on n.user_id = u.id and n.type = t and n.channel = 'email'
            where not coalesce(n.enabled, t <> all(${[...offByDefault]}::notification_type[]))) as notifications_off,
      (select e.reason from email_suppressions e where e.site_id = u.site_id and e.email = u.email) as suppressed,
      (select count(*)::int from free_conversation_slots f where f.user_id = u.id) as free_conversations_used,
      (select count(*)::int from swipe_like_slots w
        where w.user_id = u.id and w.day = (now() at time zone c.timezone)::date) as swipe_likes_used,
      exists (select 1 from unconfirmed_likes o where o.user_id = u.id) as used_one_like,
      ${hasTimeBonus} as time_bonus,
      ${newLikesOf(sql.ref('u.id'))} as new_likes,
      (select coalesce(sum(num_unread_messages), 0)::int from chat_unread where user_id = u.id) as unread_messages
    from users u
    join profiles p on p.user_id = u.id
    join countries c on c.code = u.country
    left join credit_accounts a on a.user_id = u.id
    left join lateral (
      select json_build_object('public_id', f.public_id, 'status', f.status, 'width', f.width, 'height', f.height,
                               'blurhash', f.blurhash) as photo
      from photos f where f.user_id = u.id and f.position is not null order by f.position limit 1
    ) main on true
    where u.id = ${id}`.execute(db);
  return result.rows[0];
};

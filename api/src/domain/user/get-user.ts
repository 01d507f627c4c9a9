import { defaultLanguage, isLanguage, type User } from '@pairwise/contracts';

import { freeChats } from '../chats/chats.policy.ts';
import type { Context } from '../context.ts';
import { hasOneLike, swipeLikesLeft } from '../likes/likes.policy.ts';
import { imageView } from '../photos/photos.view.ts';
import { findUser, type UserRow } from './user.repository.ts';

/** Reads the member of a session. */
export const getUser = async ({ db }: Context, id: number): Promise<User> => {
  const row = await findUser(db, id);
  if (!row) throw new Error(`user ${id} has a session but no row`);
  return userView(row);
};

/** A member as they see themselves, with data that others do not see. */
const userView = (row: UserRow): User => ({
  id: row.public_id,
  name: row.name,
  email: row.email,
  status: row.status,
  language: isLanguage(row.language) ? row.language : defaultLanguage,
  country: row.country,
  credits: row.credits,
  paid_user: row.paid,
  signup_date: row.signup_date.toISOString(),
  time_bonus: row.time_bonus,
  fictional_icon: row.is_fictional,
  invisible: row.invisible,
  signup_step: row.signup_step,
  notifications_disabled: row.notifications_off,
  email_disabled_reason: row.suppressed,
  free_conversations_left: Math.max(0, freeChats - row.free_conversations_used),
  swipe_likes_left: swipeLikesLeft({
    likes: row.swipe_likes_used,
    onlyOne: hasOneLike(row),
    usedOnly: row.used_one_like,
  }),
  new_likes: row.new_likes,
  unread_messages: row.unread_messages,
  badge: row.new_likes + row.unread_messages,
  profile: {
    name: row.name,
    country: row.profile_country,
    status: row.profile_status,
    seek_gender: row.seek_gender,
    main_image: row.photo && imageView(row.photo),
  },
});

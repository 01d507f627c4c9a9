import { swipeLikesPerDay } from './swipe-limits.ts';
import type { User } from './shapes/user.ts';

/*
 * What a browser remembers of a member's alerts. The gateway passes the keys to the page, whose first paint depends on
 * them. Keys contain the member, because several members may use one browser.
 */

/** The prefix of all keys of dismissals. */
export const dismissalPrefix = 'pairwise.dismissed.';

/** Returns the storage key of a dismissal. Its value is a timestamp. */
export const dismissalKey = (name: string, userId: number): string => `${dismissalPrefix}${name}.${userId}`;

/** The prefix of all keys of whether a member had a like or a message. */
export const contactPrefix = 'pairwise.had-contact.';

/** Returns the storage key of whether a member had a like or a message. */
export const contactKey = (userId: number): string => `${contactPrefix}${userId}`;

/** Free chats of a new member (decisions C-1). */
const freeChats = 2;

/** Returns whether the counts of a member say that they have liked, been liked, written or been written to. */
export const hasContact = (
  user: Pick<User, 'status' | 'new_likes' | 'unread_messages' | 'swipe_likes_left' | 'free_conversations_left'>,
): boolean =>
  user.new_likes > 0 ||
  user.unread_messages > 0 ||
  // Before the address is confirmed there is one like in all (decisions M-7).
  user.swipe_likes_left < (user.status === 'not_confirmed' ? 1 : swipeLikesPerDay) ||
  user.free_conversations_left < freeChats;

import type { User } from '@pairwise/contracts';
import { swipeLikesPerDay } from '@pairwise/contracts/swipe-limits';

const keyOf = (userId: number): string => `pairwise.had-contact.${userId}`;

/** Free chats of a new member (decisions C-1). */
const freeChats = 2;

const hasContact = (user: User): boolean =>
  user.new_likes > 0 ||
  user.unread_messages > 0 ||
  user.swipe_likes_left < swipeLikesPerDay ||
  user.free_conversations_left < freeChats;

/**
 * Returns whether a member has liked, been liked, written or been written to, as far as this browser has seen. It
 * stores that, because the counts in the user record can fall back to zero.
 */
export const hadContact = (user: User): boolean => {
  try {
    if (localStorage.getItem(keyOf(user.id)) !== null) return true;
    if (!hasContact(user)) return false;
    localStorage.setItem(keyOf(user.id), 'yes');
    return true;
  } catch {
    return hasContact(user);
  }
};

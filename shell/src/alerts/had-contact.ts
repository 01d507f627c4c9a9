import type { User } from '@pairwise/contracts';
import { contactKey, hasContact } from '@pairwise/contracts/browser-memory';

/**
 * Returns whether a member has liked, been liked, written or been written to, as far as this browser has seen. It
 * stores that, because the counts in the user record can fall back to zero.
 */
export const hadContact = (user: User): boolean => {
  try {
    if (localStorage.getItem(contactKey(user.id)) !== null) return true;
    if (!hasContact(user)) return false;
    localStorage.setItem(contactKey(user.id), 'yes');
    return true;
  } catch {
    return hasContact(user);
  }
};

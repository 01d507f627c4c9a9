import type { ChatItem } from '@pairwise/contracts';

import type { UserStatus } from '../../db/types.generated.ts';

/** Chats a member who is not premium can start. The database enforces it (`conversation_open`). */
export const freeConversations = 2;

/** Returns why a partner of this status cannot be replied to; undefined when they can. */
export const replyHindrance = (partner: UserStatus): ChatItem['can_reply_reason'] => {
  if (partner === 'active') return undefined;
  return partner === 'not_confirmed' ? 'email_unconfirmed' : 'deleted';
};

/** Whether an account is closed: its chats show "Deleted member", without name and photo (decisions C-14). */
export const isGone = (partner: UserStatus): boolean => partner !== 'active' && partner !== 'not_confirmed';

/** Whether a member sees how far a partner has read: only premium members do, and not of invisible partners (decisions C-5, M-15). */
export const maySeeReadMarker = (member: { paid: boolean }, partner: { invisible: boolean }): boolean =>
  member.paid && !partner.invisible;

import type { ChatItem } from '@pairwise/contracts';

import type { UserStatus } from '../../db/types.generated.ts';
import type { Member } from '../account/member.ts';
import { DomainError } from '../domain-error.ts';
import { mayMeet } from '../members/member-visibility.policy.ts';

/** Chats a member who is not premium can start. The database enforces it (`conversation_open`). */
export const freeChats = 2;

/** Whether a member can start a chat: without Premium, as long as a free one is left (decisions C-1). */
export const mayStartChat = (member: Pick<Member, 'paid'>, started: number): boolean =>
  member.paid || started < freeChats;

/** Returns why a partner of this status cannot be replied to; undefined when they can. */
export const hindranceOf = (partner: UserStatus): ChatItem['can_reply_reason'] => {
  if (partner === 'active') return undefined;
  return partner === 'not_confirmed' ? 'email_unconfirmed' : 'deleted';
};

/** Whether an account is closed: its chats show "Deleted member", without name and photo (decisions C-14). */
export const isGone = (partner: UserStatus): boolean => partner !== 'active' && partner !== 'not_confirmed';

/**
 * Whether a member sees how far a partner has read: only premium members do, and not of invisible partners (decisions
 * C-5, M-15).
 */
export const maySeeReadMarker = (member: { paid: boolean }, partner: { invisible: boolean }): boolean =>
  member.paid && !partner.invisible;

interface Reachable {
  id: number;
  name: string;
  shown: boolean;
  invisible: boolean;
  liked_me: boolean;
  i_blocked: boolean;
  blocked_me: boolean;
  conversation: number | null;
}

/** Whether the caller can write to a member. */
export const isReachable = (member: Member, row: Reachable): boolean =>
  !row.i_blocked && !row.blocked_me && mayMeet(member, row);

/**
 * Returns a member to whom the caller can write.
 * @throws {DomainError} `blocked` with the name of a member who has blocked the caller (decisions M-7, S-9);
 *   `not_available`, without a reason, for every other member whom the caller may not meet
 */
export const requireReachable = <Row extends Reachable>(member: Member, row: Row | undefined): Row => {
  if (row?.shown && row.blocked_me) throw new DomainError('blocked', { params: { name: row.name } });
  if (!row || !isReachable(member, row)) throw new DomainError('not_available');
  return row;
};

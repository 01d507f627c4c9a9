import type { Member } from '../account/member.ts';
import { DomainError } from '../domain-error.ts';

interface Met {
  id: number;
  shown: boolean;
  invisible: boolean;
  liked_me: boolean;
  conversation: number | null;
}

interface Visited extends Met {
  name: string;
  blocked_me: boolean;
}

/**
 * Whether a viewer may see a member's profile; null is a visitor. A hidden profile is shown to its owner only. An
 * invisible member is shown to members whom they like or chat with (decisions M-15).
 */
export const mayMeet = (viewer: Member | null, other: Met): boolean => {
  if (viewer?.id === other.id) return true;
  return other.shown && (!other.invisible || other.liked_me || other.conversation !== null);
};

/**
 * Returns the member whose profile the viewer requested.
 * @throws {DomainError} `blocked` with the name of a member who has blocked the viewer (decisions S-9); `not_found` for
 *   every other member the viewer may not meet
 */
export const requireVisible = <Row extends Visited>(viewer: Member | null, row: Row | undefined): Row => {
  if (row?.shown && row.blocked_me) throw new DomainError('blocked', { params: { name: row.name } });
  if (!row || !mayMeet(viewer, row)) throw new DomainError('not_found');
  return row;
};

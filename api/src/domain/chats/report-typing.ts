import { typingEveryMs } from '@pairwise/contracts/chat-limits';

import { requireConfirmed } from '../account/account.policy.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { findOpenChat } from './message.repository.ts';

/** Chats whose last signal is remembered. Beyond it the oldest are dropped: they can send again a moment earlier. */
const REMEMBERED = 10_000;

export interface TypingThrottle {
  /** Whether a member may signal in a chat now. It counts as a signal. */
  take: (member: number, conversation: number) => boolean;
}

/** Opens the throttle of typing signals of this process. Signals closer than three seconds are dropped (decisions C-9). */
export const openTypingThrottle = (): TypingThrottle => {
  const last = new Map<string, number>();
  return {
    take: (member, conversation) => {
      const key = `${member}:${conversation}`;
      const at = Date.now();
      if (at - (last.get(key) ?? -Infinity) < typingEveryMs) return false;
      // Deleting first keeps the order of insertion that of the last signals.
      last.delete(key);
      last.set(key, at);
      const [oldest] = last.keys();
      if (last.size > REMEMBERED && oldest !== undefined) last.delete(oldest);
      return true;
    },
  };
};

/**
 * Shows the partner of a chat that the member is typing. Nothing is stored. The signal of an invisible member, between
 * blocked members, to a closed account, or too soon after the last one is dropped without an error.
 * @throws {DomainError} `email_unconfirmed`; `not_found` for a chat the member takes no part in
 */
export const reportTyping = async (
  { db, liveHints }: Context,
  member: Member,
  conversation: number,
  throttle: TypingThrottle,
): Promise<{ ok: true }> => {
  requireConfirmed(member);
  if (!throttle.take(member.id, conversation)) return { ok: true };
  const chat = await findOpenChat(db, member.id, conversation);
  if (!chat) throw new DomainError('not_found');
  const isShown = chat.active && !chat.i_blocked && !chat.blocked_me && !member.invisible;
  if (isShown) liveHints.typing(chat.partner_id, conversation);
  return { ok: true };
};

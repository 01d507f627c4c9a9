import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { cardView } from '../members/member-card.view.ts';
import type { Member } from '../account/member.ts';
import { isGone, replyHindrance } from './chats.policy.ts';
import { findConversation, listMessages } from './chats.repository.ts';
import { messageView, partnerReadSeq } from './chats.view.ts';

interface Page {
  conversation: number;
  before?: number | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}

const pageSize = 50;

/**
 * Loads a page of a chat, oldest message first: the newest messages, those before a number, or those after it. It marks
 * nothing as read, because only the screen knows what was seen.
 * @throws {DomainError} `not_found` for a chat the member takes no part in
 */
export const readChat = async ({ db }: Context, member: Member, page: Page) => {
  const conversation = await findConversation(db, member.id, page.conversation);
  if (!conversation) throw new DomainError('not_found');
  const limit = page.limit ?? pageSize;
  const forward = page.after !== undefined;
  const rows = await listMessages(db, {
    conversationId: conversation.conversation_id,
    above: Math.max(conversation.cleared_seq, page.after ?? 0),
    below: page.before,
    order: forward ? 'oldest' : 'newest',
    // One more than requested shows whether more follow.
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  return {
    messages: (forward ? shown : shown.toReversed()).map((row) => messageView(row, conversation, member)),
    partner: isGone(conversation.user_status) ? null : cardView(conversation, member),
    last_seq: conversation.conversation_last_seq,
    read_seq: conversation.last_read_seq,
    partner_read_seq: partnerReadSeq(conversation, member),
    has_more: rows.length > limit,
    can_reply: replyHindrance(conversation.user_status) === undefined,
  };
};

import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import { chatPage } from '@pairwise/contracts/chat-limits';

import { requireOtherMember } from '../account/account.policy.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { cardView } from '../members/member-card.view.ts';
import { findMember } from '../members/member.repository.ts';
import { isGone, mayStartChat, hindranceOf, requireReachable } from './chats.policy.ts';
import { type ChatWindowRow, countFreeChats, findChat, listMessages } from './chats.repository.ts';
import { findOpenChat } from './message.repository.ts';
import { messageView, partnerDeliveredSeq, partnerReadSeq } from './chats.view.ts';
import { findHeldTo } from './held-message.repository.ts';
import { markDelivered } from './mark-delivered.ts';

type Chat = ResponseOf<Endpoints['GET /api/chat.php']>;

interface Page {
  conversation?: number | undefined;
  profile?: number | undefined;
  before?: number | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}

/** Loads a window of a chat and marks its messages as delivered. */
const openWindow = async (context: Context, member: Member, chat: ChatWindowRow, page: Page): Promise<Chat> => {
  const limit = page.limit ?? chatPage;
  const forward = page.after !== undefined;
  const rows = await listMessages(context.db, {
    conversationId: chat.conversation_id,
    above: Math.max(chat.cleared_seq, page.after ?? 0),
    below: page.before,
    order: forward ? 'oldest' : 'newest',
    // One more than requested shows whether more follow.
    limit: limit + 1,
  });
  if (chat.undelivered) await markDelivered(context, member, [chat.conversation]);
  const shown = rows.slice(0, limit);
  const hindrance = hindranceOf(chat.user_status);
  return {
    conversation: chat.conversation,
    messages: (forward ? shown : shown.toReversed()).map((row) => messageView(row, chat, member)),
    partner: isGone(chat.user_status) ? null : cardView(chat, member),
    last_seq: chat.conversation_last_seq,
    read_seq: chat.last_read_seq,
    partner_read_seq: partnerReadSeq(chat, member),
    partner_delivered_seq: partnerDeliveredSeq(chat),
    has_more: rows.length > limit,
    can_reply: hindrance === undefined,
    ...(hindrance ? { can_reply_reason: hindrance } : {}),
    muted: chat.muted,
    draft: chat.draft ?? '',
    draft_rev: chat.draft_rev,
    held: null,
    partner_replied: chat.partner_replied,
  };
};

/** The chat with a member to whom nothing was sent yet (decisions R-4), with a message that waits for the confirmation. */
const readEmptyChat = async (context: Context, member: Member, profile: number): Promise<Chat> => {
  const { db, site } = context;
  requireOtherMember(member, profile);
  const partner = requireReachable(member, await findMember(db, site.id, profile, member.id));
  if (partner.conversation !== null) {
    const chat = await findChat(db, member.id, partner.conversation);
    if (chat) return openWindow(context, member, chat, {});
  }
  const mayStart = mayStartChat(member, await countFreeChats(db, member.id));
  return {
    conversation: null,
    messages: [],
    partner: cardView(partner, member),
    last_seq: 0,
    read_seq: 0,
    partner_read_seq: null,
    partner_delivered_seq: 0,
    has_more: false,
    can_reply: mayStart,
    ...(mayStart ? {} : { can_reply_reason: 'premium_required' }),
    muted: false,
    draft: '',
    draft_rev: 0,
    held: (await findHeldTo(db, member.id, partner.id)) ?? null,
    partner_replied: false,
  };
};

/** Returns why a chat cannot be opened. Only a member whom an open account has blocked learns the reason. */
const refusalOf = async ({ db }: Context, member: Member, conversation: number): Promise<DomainError> => {
  const chat = await findOpenChat(db, member.id, conversation);
  if (!chat?.active || chat.i_blocked || !chat.blocked_me) return new DomainError('not_found');
  return new DomainError('blocked', { params: { name: chat.name } });
};

/**
 * Loads a page of a chat, oldest message first: the newest messages, those before a number, or those after it. It marks
 * nothing as read, because only the screen knows what was seen.
 * @throws {DomainError} `blocked` with the name of a partner who has blocked the caller (decisions S-9); `not_found` for any
 *   other chat that a block hides, or that the member takes no part in; with `profile` also `not_available` or `own_profile`
 */
export const readChat = async (context: Context, member: Member, page: Page): Promise<Chat> => {
  if (page.conversation === undefined) {
    if (page.profile === undefined) throw new DomainError('invalid_request', { field: 'conversation' });
    return readEmptyChat(context, member, page.profile);
  }
  const chat = await findChat(context.db, member.id, page.conversation);
  if (!chat) throw await refusalOf(context, member, page.conversation);
  return openWindow(context, member, chat, page);
};

import type { BodyOf, Endpoints, ErrorCode, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { sqlState } from '../../db/sql-state.ts';
import { requireOtherMember, requireSender } from '../account/account.policy.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { type Limit, takeSlot } from '../limits/limits.repository.ts';
import { findMember } from '../members/member.repository.ts';
import { isFocused } from '../presence/focus.repository.ts';
import { notifyByPush } from '../push/notify-by-push.ts';
import { requireReachable } from './chats.policy.ts';
import { findChat, isMuted, listMessages } from './chats.repository.ts';
import { messageView } from './chats.view.ts';
import { holdFirstMessage } from './hold-message.ts';
import {
  type Content,
  costOf,
  messageRate,
  newChatRate,
  requireContent,
  requireNoContactDetails,
  requireOneReceiver,
  requireOpenChat,
  requireSameMessage,
} from './message.policy.ts';
import {
  findCredits,
  findOpenChat,
  findSentMessage,
  findUnsentPhoto,
  insertMessage,
  listGiftRows,
  lockPairOfChat,
  markPhotoSent,
  openChat,
  type SentPlace,
  type StoredMessage,
} from './message.repository.ts';

type MessageForm = BodyOf<Endpoints['POST /api/message.php']>;
type Sent = ResponseOf<Endpoints['POST /api/message.php']>;

interface Receiver {
  id: number;
  /** Undefined for the first message to a member. */
  chatId: number | undefined;
  partnerReplied: boolean;
}

/** Finds the receiver, if the sender can write to them now. The database checks blocks and accounts once more. */
const requireReceiver = async (context: Context, member: Member, form: MessageForm): Promise<Receiver> => {
  const { db, site } = context;
  let { conversation } = form;
  if (form.profile !== undefined) {
    requireOtherMember(member, form.profile);
    const row = requireReachable(member, await findMember(db, site.id, form.profile, member.id));
    if (row.conversation === null) return { id: row.id, chatId: undefined, partnerReplied: false };
    conversation = row.conversation;
  }
  const chat = conversation === undefined ? undefined : await findOpenChat(db, member.id, conversation);
  if (!chat) throw new DomainError('not_found');
  requireOpenChat(chat);
  return { id: chat.partner_id, chatId: chat.conversation_id, partnerReplied: chat.partner_replied };
};

interface Priced {
  body: string | null;
  photoId: number | null;
  giftId: number | null;
  cost: number;
}

/** @throws {DomainError} `gift_unknown`, `photo_unknown` */
const requirePriced = async ({ db, site }: Context, member: Member, content: Content): Promise<Priced> => {
  const gifts = content.kind === 'gift' ? await listGiftRows(db) : [];
  const gift = content.kind === 'gift' ? gifts.find(({ key }) => key === content.gift) : undefined;
  if (content.kind === 'gift' && !gift) throw new DomainError('gift_unknown', { field: 'gift' });
  const photoId = content.kind === 'photo' ? await findUnsentPhoto(db, member.id, content.photo) : undefined;
  if (content.kind === 'photo' && photoId === undefined) throw photoUnknown();
  return {
    body: 'body' in content ? content.body : null,
    photoId: photoId ?? null,
    giftId: gift?.id ?? null,
    cost: costOf(content, site.settings, gift?.credits ?? 0),
  };
};

const photoUnknown = (): DomainError => new DomainError('photo_unknown', { field: 'photo' });
const isPhotoUnknown = (error: unknown): boolean => error instanceof DomainError && error.code === 'photo_unknown';

/** @throws {DomainError} `rate_limited` */
const takeSlotOf = async (transaction: Database, limit: Limit): Promise<void> =>
  requireSlot(await takeSlot(transaction, limit), limit);

/**
 * Stores the message. Every step is in one transaction, so a failed send costs nothing and uses up no limit. All sends take
 * their locks in one order: the rate of messages, the pair of a new chat, the rate of new chats, the chat.
 */
const store = (context: Context, member: Member, receiver: Receiver, form: MessageForm, priced: Priced) =>
  inTransaction(context.db, async (transaction) => {
    await takeSlotOf(transaction, messageRate(member.id));
    let { chatId } = receiver;
    if (chatId === undefined) {
      chatId = await lockPairOfChat(transaction, member.id, receiver.id);
      if (chatId === undefined) {
        await takeSlotOf(transaction, newChatRate(member.id));
        chatId = await openChat(transaction, member.id, receiver.id);
      }
    }
    if (priced.photoId !== null && !(await markPhotoSent(transaction, priced.photoId))) throw photoUnknown();
    const sent = await insertMessage(transaction, {
      ...priced,
      senderId: member.id,
      conversationId: chatId,
      clientId: form.client_id,
      kind: form.kind,
      draftRev: form.draft_rev ?? null,
    });
    const type = receiver.chatId === undefined ? 'new_conversations' : 'new_messages';
    if (!(await isMuted(transaction, receiver.id, chatId)) && !(await isFocused(transaction, receiver.id))) {
      await notifyByPush(transaction, { userId: receiver.id, type, kind: 'new_message', chat: sent.conversation });
    }
    context.liveHints.changed(transaction, member.id, receiver.id);
    return sent;
  });

/** Refusals of the database that have an error of their own. */
const refusals: Partial<Record<string, ErrorCode>> = { DB011: 'premium_required', DB032: 'not_enough_credits' };

const respond = async ({ db }: Context, member: Member, { conversation: publicId, seq }: SentPlace): Promise<Sent> => {
  const [chat, credits] = await Promise.all([
    findChat(db, member.id, publicId, { ofBlocked: true }),
    findCredits(db, member.id),
  ]);
  if (!chat) throw new Error(`the chat ${publicId} of a stored message does not exist`);
  const [row] = await listMessages(db, {
    conversationId: chat.conversation_id,
    above: seq - 1,
    below: seq + 1,
    order: 'newest',
    limit: 1,
    withRemoved: true,
  });
  if (!row) throw new Error(`the stored message ${publicId}:${seq} does not exist`);
  return {
    message: messageView(row, chat, member),
    held: null,
    credits,
    conversation: publicId,
    draft_rev: chat.draft_rev,
  };
};

/**
 * Sends a message: stores it with its number in the chat, its events and its debit, or nothing at all (CHAT-06). A
 * repeat with the same `client_id` returns the stored message, however much later and whatever has changed since, and
 * costs nothing. A member whose address is not confirmed has one message held instead (AUTH-16).
 * @throws {DomainError} `other_account` when another member wrote it; `idempotency_mismatch` for the same id with other
 *   content; `message_empty`, `message_too_long`,
 *   `contact_details_not_allowed`, `gift_unknown`, `photo_unknown`; `blocked`, `not_available`, `own_profile`,
 *   `not_found`; `premium_required` for a third chat of a free member; `not_enough_credits`; `rate_limited`
 */
export const sendMessage = async (context: Context, member: Member, form: MessageForm): Promise<Sent> => {
  const { db, site } = context;
  requireSender(member, form);
  requireOneReceiver(form);
  const content = requireContent(form, site.settings);
  const findStored = async (): Promise<StoredMessage | undefined> => {
    const stored = await findSentMessage(db, member.id, form.client_id);
    if (stored) requireSameMessage(stored, content, form);
    return stored;
  };
  const earlier = await findStored();
  if (earlier) return respond(context, member, earlier);
  if (member.status === 'not_confirmed') {
    const held = await holdFirstMessage(context, member, form, content);
    if (held) return held;
  }
  const receiver = await requireReceiver(context, member, form);
  requireNoContactDetails(content, receiver.partnerReplied);
  let cost = 0;
  let sent: SentPlace;
  try {
    const priced = await requirePriced(context, member, content);
    cost = priced.cost;
    sent = await store(context, member, receiver, form, priced);
  } catch (error) {
    // A concurrent call with the same id may have been first.
    const mayHaveBeenFirst = sqlState(error) !== undefined || isPhotoUnknown(error);
    const first = mayHaveBeenFirst ? await findStored() : undefined;
    if (first) return respond(context, member, first);
    const code = refusals[sqlState(error) ?? ''];
    if (code) throw new DomainError(code, code === 'not_enough_credits' ? { params: { cost } } : {});
    // The receiver blocked the sender or closed the account after the check. The second check finds the reason.
    if (sqlState(error) === 'DB020') {
      await requireReceiver(context, member, form);
      throw new DomainError('not_available');
    }
    throw error;
  }
  return respond(context, member, sent);
};

import type { ChatItem, Message } from '@pairwise/contracts';

import { cardView } from '../members/member-card.view.ts';
import { imageView } from '../photos/photos.view.ts';
import type { Member } from '../account/member.ts';
import { isGone, maySeeReadMarker, hindranceOf } from './chats.policy.ts';
import type { ChatRow, ChatWindowRow, MessageRow } from './chats.repository.ts';

/** Characters of the last message in the list of chats. */
const previewLength = 100;

/** Builds an entry of the list of chats. */
export const chatItemView = (row: ChatRow, member: Member): ChatItem => {
  const hindrance = hindranceOf(row.user_status);
  return {
    conversation: row.conversation,
    profile: isGone(row.user_status) ? null : cardView(row, member),
    num_unread_messages: row.num_unread_messages,
    last: lastView(row, member),
    can_reply: hindrance === undefined,
    ...(hindrance ? { can_reply_reason: hindrance } : {}),
    // Without a field to write in, a draft could be neither read nor deleted. It returns with the field.
    ...(row.draft && !hindrance ? { draft: row.draft } : {}),
    draft_rev: row.draft_rev,
    muted: row.muted,
  };
};

/** Counts code points, so that no character is cut in two. */
export const previewOf = (body: string | null): string =>
  Array.from(body ?? '')
    .slice(0, previewLength)
    .join('');

const lastView = (row: ChatRow, member: Member): ChatItem['last'] => {
  if (row.last_seq === null || row.last_kind === null || row.last_created_at === null) return null;
  return {
    seq: row.last_seq,
    kind: row.last_kind,
    preview: previewOf(row.last_body),
    ...(row.last_gift === null ? {} : { gift: row.last_gift }),
    from_me: row.last_sender_id === member.id,
    created_at: row.last_created_at.toISOString(),
  };
};

/** Returns the number of the last message the partner has read; null when the member may not know. */
export const partnerReadSeq = (row: ChatWindowRow, member: Member): number | null =>
  maySeeReadMarker(member, row) ? row.partner_read_seq : null;

/** Returns the number of the last message that reached a browser of the partner; 0 of invisible partners (M-15). */
export const partnerDeliveredSeq = (row: ChatWindowRow): number =>
  row.invisible ? 0 : Math.max(row.partner_delivered_seq, row.partner_read_seq);

const stateOf = (seq: number, fromMe: boolean, readUpTo: number, chat: ChatWindowRow): Message['state'] => {
  if (seq <= readUpTo) return 'read';
  return !fromMe || seq <= partnerDeliveredSeq(chat) ? 'delivered' : 'sent';
};

/** Builds a message as this member sees it: its sender, its content and, for own ones, how far it has come. */
export const messageView = (row: MessageRow, chat: ChatWindowRow, member: Member): Message => {
  const fromMe = row.sender_id === member.id;
  const readUpTo = fromMe ? (partnerReadSeq(chat, member) ?? 0) : chat.last_read_seq;
  return {
    conversation: chat.conversation,
    seq: row.seq,
    client_id: row.client_id,
    from_me: fromMe,
    kind: row.kind,
    ...(row.body === null ? {} : { body: row.body }),
    ...(row.photo ? { image: imageView(row.photo) } : {}),
    ...(row.gift === null ? {} : { gift: row.gift }),
    credits: fromMe ? row.credits : 0,
    created_at: row.created_at.toISOString(),
    state: stateOf(row.seq, fromMe, readUpTo, chat),
  };
};

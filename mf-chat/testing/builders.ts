import type { ChatItem, Endpoints, MemberCard, Message, ResponseOf } from '@pairwise/contracts';
import { marta } from '@pairwise/testing';

export const sanna: MemberCard = { ...marta, id: 302, name: 'Sanna', online: null };

/** Noon some days ago, so that a test that runs around midnight gets the same days. */
export const noon = (daysAgo: number): string => {
  const date = new Date();
  date.setDate(date.getDate() - daysAgo);
  date.setHours(12, 0, 0, 0);
  return date.toISOString();
};

export const chatItem = (differences: Partial<ChatItem> = {}): ChatItem => ({
  conversation: 9001,
  profile: marta,
  num_unread_messages: 0,
  last: { seq: 3, kind: 'text', preview: 'Friday the 4th?', from_me: false, created_at: noon(1) },
  can_reply: true,
  draft_rev: 0,
  muted: false,
  ...differences,
});

export const message = (seq: number, differences: Partial<Message> = {}): Message => ({
  conversation: 9001,
  seq,
  client_id: `018f7b7c-0000-4000-8000-${String(seq).padStart(12, '0')}`,
  from_me: false,
  kind: 'text',
  body: `Message ${seq}`,
  credits: 0,
  created_at: noon(1),
  state: 'delivered',
  ...differences,
});

/** Messages with seqs from `first` to `last`. */
export const messages = (first: number, last: number): Message[] =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));

export type Chat = ResponseOf<Endpoints['GET /api/chat.php']>;

/** A read chat with three messages of the partner. */
export const chat = (differences: Partial<Chat> = {}): Chat => ({
  conversation: 9001,
  messages: messages(1, 3),
  partner: marta,
  last_seq: 3,
  read_seq: 3,
  partner_read_seq: null,
  partner_delivered_seq: 0,
  has_more: false,
  can_reply: true,
  muted: false,
  draft: '',
  draft_rev: 0,
  held: null,
  partner_replied: true,
  ...differences,
});

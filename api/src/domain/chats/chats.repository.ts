import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { MessageKind, UserStatus } from '../../db/types.generated.ts';
import { type CardRow, cardColumns, cardJoins } from '../members/member-card.repository.ts';
import type { PhotoRow } from '../photos/photos.view.ts';

export interface PartnerRow {
  user_status: UserStatus;
}

export interface ChatRow extends CardRow, PartnerRow {
  conversation: number;
  num_unread_messages: number;
  last_message_at: Date;
  last_seq: number | null;
  last_kind: MessageKind | null;
  last_body: string | null;
  last_sender_id: number | null;
  last_created_at: Date | null;
  draft: string | null;
  muted: boolean;
}

const pageSize = 200;

/** The condition that no block is between the two members: neither side sees the chat (decisions S-1, S-9). */
const unblocked = sql`not exists (select 1 from blocks b
  where (b.blocker_id = c.user_lo and b.blocked_id = c.user_hi) or (b.blocker_id = c.user_hi and b.blocked_id = c.user_lo))`;

/** Lists a member's chats in one query: the partner, the last message, and the number of unread messages. */
export const listChatRows = async (db: Database, userId: number, before: Date | undefined): Promise<ChatRow[]> => {
  const result = await sql<ChatRow>`
    select c.public_id as conversation, c.last_message_at, cm.draft, cm.muted, u.status as user_status,
      coalesce(un.num_unread_messages, 0) as num_unread_messages,
      m.seq as last_seq, m.kind as last_kind, case when m.removed_at is null then m.body end as last_body,
      m.sender_id as last_sender_id, m.created_at as last_created_at,
      ${cardColumns(userId)}
    from conversation_members cm
    join conversations c on c.id = cm.conversation_id
    left join messages m on m.conversation_id = c.id and m.seq = c.last_seq
    left join chat_unread un on un.user_id = cm.user_id and un.conversation_id = c.id
    join users u on u.id = case when c.user_lo = cm.user_id then c.user_hi else c.user_lo end
    join profiles p on p.user_id = u.id ${cardJoins}
    where cm.user_id = ${userId} and c.last_seq > cm.cleared_seq and ${unblocked}
      ${before === undefined ? sql`` : sql`and c.last_message_at < ${before}`}
    order by c.last_message_at desc, c.id desc
    limit ${pageSize}`.execute(db);
  return result.rows;
};

/** Counts the unread messages of all chats of a member. */
export const countUnread = async (db: Database, userId: number): Promise<number> => {
  const result = await sql<{ count: number }>`
    select coalesce(sum(num_unread_messages), 0)::int as count from chat_unread where user_id = ${userId}`.execute(db);
  return result.rows[0]?.count ?? 0;
};

/** Counts the unread messages of one chat. */
export const countUnreadOf = async (db: Database, userId: number, conversationId: number): Promise<number> => {
  const result = await sql<{ count: number }>`select num_unread_messages as count from chat_unread
      where user_id = ${userId} and conversation_id = ${conversationId}`.execute(db);
  return result.rows[0]?.count ?? 0;
};

/** Moves the member's read marker forward, never backward and never beyond the last message. */
export const moveReadMarker = async (
  db: Database,
  userId: number,
  conversationId: number,
  readSeq: number,
): Promise<void> => {
  await sql`select conversation_read(${userId}, ${conversationId}, ${readSeq})`.execute(db);
};

export interface ConversationRow extends CardRow, PartnerRow {
  conversation_id: number;
  conversation: number;
  conversation_last_seq: number;
  last_read_seq: number;
  cleared_seq: number;
  partner_read_seq: number;
}

/** Finds a chat that the member takes part in, with the partner; undefined for any other chat. */
export const findConversation = async (
  db: Database,
  userId: number,
  publicId: number,
): Promise<ConversationRow | undefined> => {
  const result = await sql<ConversationRow>`
    select c.id as conversation_id, c.public_id as conversation, c.last_seq as conversation_last_seq, cm.last_read_seq,
      cm.cleared_seq, other.last_read_seq as partner_read_seq, u.status as user_status, ${cardColumns(userId)}
    from conversations c
    join conversation_members cm on cm.conversation_id = c.id and cm.user_id = ${userId}
    join conversation_members other on other.conversation_id = c.id and other.user_id <> ${userId}
    join users u on u.id = other.user_id join profiles p on p.user_id = u.id ${cardJoins}
    where c.public_id = ${publicId} and ${unblocked}`.execute(db);
  return result.rows[0];
};

export interface MessageRow {
  seq: number;
  client_id: string;
  sender_id: number;
  kind: MessageKind;
  body: string | null;
  photo: PhotoRow | null;
  gift: string | null;
  credits: number;
  created_at: Date;
}

interface Page {
  conversationId: number;
  /** Only messages above this number; this member deleted the others. */
  above: number;
  below?: number | undefined;
  order: 'newest' | 'oldest';
  limit: number;
}

/** Lists messages of a chat by number, in the requested order. */
export const listMessages = async (db: Database, page: Page): Promise<MessageRow[]> => {
  const result = await sql<MessageRow>`
    select m.seq, m.client_id, m.sender_id, m.kind, m.body, m.credits, m.created_at, g.key as gift,
      case when f.status = 'active' then json_build_object('public_id', f.public_id, 'status', f.status,
        'width', f.width, 'height', f.height, 'blurhash', f.blurhash) end as photo
    from messages m left join photos f on f.id = m.photo_id left join gifts g on g.id = m.gift_id
    where m.conversation_id = ${page.conversationId} and m.removed_at is null and m.seq > ${page.above}
      ${page.below === undefined ? sql`` : sql`and m.seq < ${page.below}`}
    order by m.seq ${page.order === 'newest' ? sql`desc` : sql`asc`}
    limit ${page.limit}`.execute(db);
  return result.rows;
};

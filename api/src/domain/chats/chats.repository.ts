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
  last_gift: string | null;
  last_sender_id: number | null;
  last_created_at: Date | null;
  draft: string | null;
  draft_rev: number;
  muted: boolean;
  /** Its last messages have not reached a browser of the member yet. */
  undelivered: boolean;
  /** The time of `last_message_at` with microseconds, which a `Date` does not have. */
  place: string;
}

/** The place in the list after which a page begins. */
export interface ListPlace {
  /** A time, with up to six decimals of a second. */
  before: string;
  /** Of the chats with exactly that time, the page begins after this one. */
  beforeConversation?: number | undefined;
}

const behind = ({ before, beforeConversation }: ListPlace) =>
  beforeConversation === undefined
    ? sql`and c.last_message_at < ${before}::timestamptz`
    : sql`and (c.last_message_at, c.public_id) < (${before}::timestamptz, ${beforeConversation}::bigint)`;

/** The condition that no block is between the two members: neither side sees the chat (decisions S-1, S-9). */
const unblocked = sql`not exists (select 1 from blocks b
  where (b.blocker_id = c.user_lo and b.blocked_id = c.user_hi) or (b.blocker_id = c.user_hi and b.blocked_id = c.user_lo))`;

/** Lists a member's chats in one query: the partner, the last message, and the number of unread messages. */
export const listChatRows = async (
  db: Database,
  userId: number,
  place: ListPlace | undefined,
  limit: number,
): Promise<ChatRow[]> => {
  const result = await sql<ChatRow>`
    select c.public_id as conversation, c.last_message_at, cm.draft, cm.draft_rev, cm.muted, cm.delivered_seq < c.last_seq as undelivered,
      to_char(c.last_message_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place, u.status as user_status,
      coalesce(un.num_unread_messages, 0) as num_unread_messages,
      m.seq as last_seq, m.kind as last_kind, m.body as last_body,
      (select g.key from gifts g where g.id = m.gift_id) as last_gift,
      m.sender_id as last_sender_id, m.created_at as last_created_at,
      ${cardColumns(userId)}
    from conversation_members cm
    join conversations c on c.id = cm.conversation_id
    left join lateral (
      select seq, kind, body, gift_id, sender_id, created_at from messages
      where conversation_id = c.id and seq > cm.cleared_seq and removed_at is null
      order by seq desc limit 1) m on true
    left join chat_unread un on un.user_id = cm.user_id and un.conversation_id = c.id
    join users u on u.id = case when c.user_lo = cm.user_id then c.user_hi else c.user_lo end
    join profiles p on p.user_id = u.id ${cardJoins}
    where cm.user_id = ${userId} and c.last_seq > cm.cleared_seq and ${unblocked}
      ${place === undefined ? sql`` : behind(place)}
    order by c.last_message_at desc, c.public_id desc
    limit ${limit}`.execute(db);
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

/** Moves the member's read marker forward, never backward and never beyond the last message, and emits the events. */
export const moveReadMarker = async (
  db: Database,
  userId: number,
  conversationId: number,
  readSeq: number,
): Promise<void> => {
  await sql`select conversation_read(${userId}, ${conversationId}, ${readSeq})`.execute(db);
};

/** Counts the free chats that a member has started, including those deleted since. */
export const countFreeChats = async (db: Database, userId: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from free_conversation_slots where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** A chat with everything its window needs besides the messages. */
export interface ChatWindowRow extends CardRow, PartnerRow {
  conversation_id: number;
  conversation: number;
  conversation_last_seq: number;
  last_read_seq: number;
  cleared_seq: number;
  partner_read_seq: number;
  partner_delivered_seq: number;
  draft: string | null;
  draft_rev: number;
  muted: boolean;
  undelivered: boolean;
  /** The partner has written in the chat. */
  partner_replied: boolean;
}

/**
 * Finds a chat that the member takes part in, with the partner; undefined for any other chat, and for one that a block
 * hides, except with `ofBlocked`.
 */
export const findChat = async (
  db: Database,
  userId: number,
  publicId: number,
  { ofBlocked = false } = {},
): Promise<ChatWindowRow | undefined> => {
  const result = await sql<ChatWindowRow>`
    select c.id as conversation_id, c.public_id as conversation, c.last_seq as conversation_last_seq, cm.last_read_seq,
      cm.cleared_seq, other.last_read_seq as partner_read_seq,
      other.delivered_seq as partner_delivered_seq, cm.draft, cm.draft_rev, cm.muted,
      cm.delivered_seq < c.last_seq as undelivered,
      exists (select 1 from messages m where m.conversation_id = c.id and m.sender_id = u.id) as partner_replied,
      u.status as user_status, ${cardColumns(userId)}
    from conversations c
    join conversation_members cm on cm.conversation_id = c.id and cm.user_id = ${userId}
    join conversation_members other on other.conversation_id = c.id and other.user_id <> ${userId}
    join users u on u.id = other.user_id join profiles p on p.user_id = u.id ${cardJoins}
    where c.public_id = ${publicId} and (${ofBlocked} or ${unblocked})`.execute(db);
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
  /** Also messages whose content was removed. */
  withRemoved?: boolean;
}

/**
 * Lists messages of a chat by number, in the requested order. Photos of closed accounts are left out, as `/media` does
 * not serve them.
 */
export const listMessages = async (db: Database, page: Page): Promise<MessageRow[]> => {
  const result = await sql<MessageRow>`
    select m.seq, m.client_id, m.sender_id, m.kind, m.body, m.credits, m.created_at, g.key as gift,
      case when f.status = 'active' and o.status in ('active', 'not_confirmed') then json_build_object('public_id', f.public_id, 'status', f.status,
        'width', f.width, 'height', f.height, 'blurhash', f.blurhash) end as photo
    from messages m left join photos f on f.id = m.photo_id left join users o on o.id = f.user_id
    left join gifts g on g.id = m.gift_id
    where m.conversation_id = ${page.conversationId} and m.seq > ${page.above}
      and (${page.withRemoved ?? false} or m.removed_at is null)
      ${page.below === undefined ? sql`` : sql`and m.seq < ${page.below}`}
    order by m.seq ${page.order === 'newest' ? sql`desc` : sql`asc`}
    limit ${page.limit}`.execute(db);
  return result.rows;
};

export interface Delivery {
  /** The member whose messages were delivered. */
  sender: number;
  conversation: number;
  seq: number;
}

/**
 * Moves the marker of what has reached a browser of the member to the end of the listed chats. Returns the chats in which
 * messages of the partner are delivered by that, lowest sender first; none for an invisible member (M-15).
 */
export const moveDeliveredMarkers = async (
  db: Database,
  userId: number,
  conversations: readonly number[],
): Promise<Delivery[]> => {
  const { rows } = await sql<Delivery>`
    with behind as (
      select cm.conversation_id, cm.delivered_seq from conversation_members cm
      join conversations c on c.id = cm.conversation_id
      where cm.user_id = ${userId} and cm.delivered_seq < c.last_seq
        and c.public_id = any(${[...conversations]}::bigint[])
      order by cm.conversation_id for update of cm
    ), moved as (
      update conversation_members cm set delivered_seq = c.last_seq from behind b, conversations c
      where b.conversation_id = cm.conversation_id and c.id = cm.conversation_id and cm.user_id = ${userId}
      returning c.id, c.public_id, c.last_seq, b.delivered_seq,
        case when c.user_lo = cm.user_id then c.user_hi else c.user_lo end as sender
    )
    select sender, public_id as conversation, last_seq as seq from moved
    where exists (select 1 from messages m
        where m.conversation_id = moved.id and m.seq > moved.delivered_seq and m.sender_id = moved.sender)
      and not (select invisible from users where id = ${userId})
    order by sender`.execute(db);
  return rows;
};

/** Deletes the chat for this member up to a seq, or up to its last message, and its draft with it. */
export const clearChat = async (
  transaction: Database,
  userId: number,
  conversationId: number,
  seq: number | undefined,
): Promise<void> => {
  await sql`update conversation_members cm
    set cleared_seq = greatest(cm.cleared_seq, least(c.last_seq, ${seq ?? null}::int)), draft = null,
      draft_rev = cm.draft_rev + 1
    from conversations c
    where c.id = cm.conversation_id and cm.conversation_id = ${conversationId} and cm.user_id = ${userId}`.execute(
    transaction,
  );
};

/** Whether a member has muted a chat. */
export const isMuted = async (db: Database, userId: number, conversationId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('conversation_members')
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .select('muted')
    .executeTakeFirst();
  return row?.muted ?? false;
};

/** Mutes a chat for a member, or ends that. */
export const setMuted = async (
  transaction: Database,
  userId: number,
  conversationId: number,
  muted: boolean,
): Promise<void> => {
  await transaction
    .updateTable('conversation_members')
    .set({ muted })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .execute();
};

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { MessageKind } from '../../db/types.generated.ts';

export interface StoredMessage {
  conversation: number;
  seq: number;
  kind: MessageKind;
  body: string | null;
  photo: string | null;
  gift: string | null;
  partner: number;
  removed: boolean;
}

/** Finds a message that a member sent, by the id that the browser made. */
export const findSentMessage = async (
  db: Database,
  senderId: number,
  clientId: string,
): Promise<StoredMessage | undefined> => {
  const { rows } = await sql<StoredMessage>`
    select c.public_id as conversation, m.seq, m.kind, m.body, f.public_id as photo, g.key as gift,
      u.public_id as partner, m.removed_at is not null as removed
    from messages m join conversations c on c.id = m.conversation_id
    join users u on u.id = case when c.user_lo = m.sender_id then c.user_hi else c.user_lo end
    left join photos f on f.id = m.photo_id left join gifts g on g.id = m.gift_id
    where m.sender_id = ${senderId} and m.client_id = ${clientId}::uuid`.execute(db);
  return rows[0];
};

export interface OpenChat {
  conversation_id: number;
  conversation: number;
  partner_id: number;
  name: string;
  active: boolean;
  i_blocked: boolean;
  blocked_me: boolean;
  partner_replied: boolean;
}

/** Finds a chat of a member with what decides whether they can write in it, by its public id. A block does not hide it. */
export const findOpenChat = async (db: Database, userId: number, publicId: number): Promise<OpenChat | undefined> => {
  const { rows } = await sql<OpenChat>`
    select c.id as conversation_id, c.public_id as conversation, u.id as partner_id, u.name,
      u.status = 'active' as active,
      exists (select 1 from blocks b where b.blocker_id = ${userId} and b.blocked_id = u.id) as i_blocked,
      exists (select 1 from blocks b where b.blocker_id = u.id and b.blocked_id = ${userId}) as blocked_me,
      exists (select 1 from messages m where m.conversation_id = c.id and m.sender_id = u.id) as partner_replied
    from conversations c
    join users u on u.id = case when c.user_lo = ${userId} then c.user_hi else c.user_lo end
    where c.public_id = ${publicId} and ${userId} in (c.user_lo, c.user_hi)`.execute(db);
  return rows[0];
};

/** Locks a pair of members until the transaction ends, and returns the id of their chat if there is one. */
export const lockPairOfChat = async (
  transaction: Database,
  one: number,
  other: number,
): Promise<number | undefined> => {
  await sql`select pair_lock(${one}::bigint, ${other}::bigint)`.execute(transaction);
  const { rows } = await sql<{ id: number }>`select id from conversations
    where user_lo = least(${one}::bigint, ${other}::bigint) and user_hi = greatest(${one}::bigint, ${other}::bigint)`.execute(
    transaction,
  );
  return rows[0]?.id;
};

/**
 * Opens a chat between two members. A free member's limit of started chats is a key of the database.
 * @throws SQLSTATE DB011 when a free member has started two chats, DB020 when one has blocked the other
 */
export const openChat = async (transaction: Database, from: number, to: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select (conversation_open(${from}, ${to})).id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('conversation_open returns the chat');
  return row.id;
};

export interface NewMessage {
  senderId: number;
  conversationId: number;
  clientId: string;
  kind: MessageKind;
  body: string | null;
  photoId: number | null;
  giftId: number | null;
  cost: number;
  draftRev: number | null;
}

/** Where a message is: the public id of its chat, and its number in it. */
export type SentPlace = Pick<StoredMessage, 'conversation' | 'seq'>;

/**
 * Stores a message, its number, its events and its debit, and returns where it is. A message with the same id and content
 * is stored once.
 * @throws SQLSTATE DB020 blocked or not available, DB032 too few credits, DB040 the same id with other content
 */
export const insertMessage = async (transaction: Database, message: NewMessage): Promise<SentPlace> => {
  const { rows } = await sql<SentPlace>`
    select c.public_id as conversation, m.seq
    from message_send(${message.senderId}, ${message.conversationId}, ${message.clientId}::uuid,
      ${message.kind}::message_kind, ${message.body}, ${message.photoId}, ${message.giftId}, ${message.cost},
      ${message.draftRev}) m
    join conversations c on c.id = m.conversation_id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('message_send returns the message');
  return row;
};

/** Returns the credits of a member. */
export const findCredits = async (db: Database, userId: number): Promise<number> => {
  const { rows } = await sql<{ balance: number }>`
    select balance from credit_accounts where user_id = ${userId}`.execute(db);
  return rows[0]?.balance ?? 0;
};

export interface GiftRow {
  id: number;
  key: string;
  credits: number;
}

/** Lists the gifts that can be sent, cheapest first. */
export const listGiftRows = async (db: Database): Promise<GiftRow[]> =>
  db
    .selectFrom('gifts')
    .where('active', '=', true)
    .select(['id', 'key', 'credits'])
    .orderBy('credits')
    .orderBy('id')
    .execute();

/** Finds an unsent photo that the member uploaded for a chat. */
export const findUnsentPhoto = async (db: Database, userId: number, publicId: string): Promise<number | undefined> => {
  const photo = await db
    .selectFrom('photos')
    .where('public_id', '=', publicId)
    .where('user_id', '=', userId)
    .where('purpose', '=', 'chat')
    .where('status', '=', 'active')
    .where('sent_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return photo?.id;
};

/** Marks a photo as sent, so that no job deletes it. Returns false when it was sent or deleted in the meantime. */
export const markPhotoSent = async (transaction: Database, photoId: number): Promise<boolean> => {
  const { numUpdatedRows } = await transaction
    .updateTable('photos')
    .set({ sent_at: new Date() })
    .where('id', '=', photoId)
    .where('status', '=', 'active')
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

interface Reader {
  language: string;
  interests: string[];
}

/** The language and the interests of a member. */
export const findReader = async (db: Database, userId: number): Promise<Reader> => {
  const { rows } = await sql<Reader>`
    select u.language, array(select i.key from profile_interests pi join interests i on i.id = pi.interest_id
                             where pi.user_id = u.id) as interests
    from users u where u.id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`user ${userId} has a session but no row`);
  return row;
};

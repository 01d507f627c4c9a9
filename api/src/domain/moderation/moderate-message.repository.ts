import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';

/** A message, by the public id of its chat and its number in it. */
export interface MessageId {
  conversation: number;
  seq: number;
}

export interface ModeratedMessage {
  id: number;
  sender_id: number;
  /** The two members of its chat, lower id first. */
  user_lo: number;
  user_hi: number;
}

/** Hides a message from both members of its chat; undefined when there is no such message, or it is hidden. */
export const hideMessage = async (
  transaction: Database,
  { conversation, seq }: MessageId,
): Promise<ModeratedMessage | undefined> => {
  const { rows } = await sql<ModeratedMessage>`
    update messages m set removed_at = now() from conversations c
    where c.public_id = ${conversation} and m.conversation_id = c.id and m.seq = ${seq} and m.removed_at is null
    returning m.id, m.sender_id, c.user_lo, c.user_hi`.execute(transaction);
  return rows[0];
};

/** Shows a hidden message again; undefined when it is shown, or its content was deleted with the account of its sender. */
export const showMessage = async (
  transaction: Database,
  { conversation, seq }: MessageId,
): Promise<ModeratedMessage | undefined> => {
  const { rows } = await sql<ModeratedMessage>`
    update messages m set removed_at = null from conversations c, users u
    where c.public_id = ${conversation} and m.conversation_id = c.id and m.seq = ${seq} and m.removed_at is not null
      and u.id = m.sender_id and u.status <> 'deleted'
    returning m.id, m.sender_id, c.user_lo, c.user_hi`.execute(transaction);
  return rows[0];
};

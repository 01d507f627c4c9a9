import type { Database } from '@pairwise/api/db';

import { notesIn } from './note.ts';

/** Lists the notes that the server has stored in a chat, in order. */
export const readNotes = async (db: Database, conversationId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('messages')
    .where('conversation_id', '=', conversationId)
    .select('body')
    .orderBy('seq')
    .execute();
  return rows.flatMap(({ body }) => notesIn(body ?? ''));
};

/** Allows everyone to send at once as many messages as in a minute, because the proof does not wait for its members. */
export const freeSlots = async (db: Database): Promise<void> => {
  await db.deleteFrom('limit_slots').execute();
};

/** Returns the number of unread messages of a member, as the server counts them. */
export const readUnread = async (db: Database, userId: number): Promise<number> => {
  const rows = await db.selectFrom('chat_unread').where('user_id', '=', userId).select('num_unread_messages').execute();
  return rows.reduce((sum, { num_unread_messages }) => sum + (num_unread_messages ?? 0), 0);
};

import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import type { ChatWindowRow } from './chats.repository.ts';

interface Found {
  seq: number;
  body: string;
}

/** Finds the messages of a chat that contain a text, whatever the case of its letters, newest first. */
export const findInChat = async (
  db: Database,
  chat: Pick<ChatWindowRow, 'conversation_id' | 'cleared_seq'>,
  text: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    select m.seq, m.body from messages m
    where m.conversation_id = ${chat.conversation_id} and m.seq > ${chat.cleared_seq}
      and m.removed_at is null and position(lower(${text}::text) in lower(m.body)) > 0
      ${before === undefined ? sql`` : sql`and m.seq < ${before}`}
    order by m.seq desc limit ${limit}`.execute(db);
  return rows;
};

import { sql } from 'kysely';

import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Member } from '../session/member.ts';
import { countUnread, findConversation } from './chats.repository.ts';

interface Marker {
  conversation: number;
  read_seq: number;
}

/**
 * Moves the member's read marker (CHAT-02). It moves forward only and never beyond what was written, which the database
 * sees to; a mark that comes late or twice changes nothing.
 * @throws {DomainError} `not_found` for a conversation the member takes no part in
 */
export const markRead = async ({ db }: Context, member: Member, { conversation, read_seq }: Marker) => {
  const found = await findConversation(db, member.id, conversation);
  if (!found) throw new DomainError('not_found');
  await sql`select conversation_read(${member.id}, ${found.conversation_id}, ${read_seq})`.execute(db);
  const [left, unread_messages] = await Promise.all([
    sql<{ count: number }>`select num_unread_messages as count from chat_unread
      where user_id = ${member.id} and conversation_id = ${found.conversation_id}`.execute(db),
    countUnread(db, member.id),
  ]);
  return { num_unread_messages: left.rows[0]?.count ?? 0, unread_messages };
};

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { countUnread, countUnreadOf, findConversation, moveReadMarker } from './chats.repository.ts';

interface Marker {
  conversation: number;
  read_seq: number;
}

/**
 * Moves the member's read marker (CHAT-02). The database moves it forward only and never beyond the last message, so a
 * late or repeated call changes nothing.
 * @throws {DomainError} `not_found` for a chat the member takes no part in
 */
export const markRead = async ({ db }: Context, member: Member, { conversation, read_seq }: Marker) => {
  const found = await findConversation(db, member.id, conversation);
  if (!found) throw new DomainError('not_found');
  await moveReadMarker(db, member.id, found.conversation_id, read_seq);
  const [num_unread_messages, unread_messages] = await Promise.all([
    countUnreadOf(db, member.id, found.conversation_id),
    countUnread(db, member.id),
  ]);
  return { num_unread_messages, unread_messages };
};

import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { inTransaction } from '../../db/in-transaction.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { emitEvent } from '../events/emit-event.repository.ts';
import { countUnread, countUnreadOf, findChat, moveReadMarker, setMuted } from './chats.repository.ts';

type Change = BodyOf<Endpoints['PUT /api/chat.php']>;
type Counts = ResponseOf<Endpoints['PUT /api/chat.php']>;

/**
 * Moves the member's read marker (CHAT-02), or mutes the chat. The database moves the marker forward only and never
 * beyond the last message, so a late or repeated call changes nothing.
 * @throws {DomainError} `not_found` for a chat the member takes no part in
 */
export const updateChat = async (
  { db, liveHints }: Context,
  member: Member,
  { conversation, read_seq, muted }: Change,
): Promise<Counts> => {
  const found = await findChat(db, member.id, conversation);
  if (!found) throw new DomainError('not_found');
  if (read_seq !== undefined && read_seq > found.last_read_seq) {
    await moveReadMarker(db, member.id, found.conversation_id, read_seq);
    liveHints.changed(db, member.id, found.id);
  }
  if (muted !== undefined && muted !== found.muted) {
    await inTransaction(db, async (transaction) => {
      await setMuted(transaction, member.id, found.conversation_id, muted);
      await emitEvent(transaction, member.id, { type: 'chat', conversation });
      liveHints.changed(transaction, member.id);
    });
  }
  const [num_unread_messages, unread_messages] = await Promise.all([
    countUnreadOf(db, member.id, found.conversation_id),
    countUnread(db, member.id),
  ]);
  return { num_unread_messages, unread_messages };
};

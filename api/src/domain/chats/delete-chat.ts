import type { BodyOf, Endpoints } from '@pairwise/contracts';

import { inTransaction } from '../../db/in-transaction.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { emitEvent } from '../events/emit-event.repository.ts';
import { clearChat, findChat } from './chats.repository.ts';

type Deletion = BodyOf<Endpoints['DELETE /api/chat.php']>;

/**
 * Deletes a chat for this member only, with its draft (CHAT-03, decisions C-7). Messages above `seq` stay, so that none
 * is lost that arrived in the meantime.
 * @throws {DomainError} `not_found` for a chat the member takes no part in
 */
export const deleteChat = async (
  { db, liveHints }: Context,
  member: Member,
  { conversation, seq }: Deletion,
): Promise<{ ok: true }> => {
  const found = await findChat(db, member.id, conversation);
  if (!found) throw new DomainError('not_found');
  await inTransaction(db, async (transaction) => {
    await clearChat(transaction, member.id, found.conversation_id, seq);
    await emitEvent(transaction, member.id, { type: 'chat', conversation });
    liveHints.changed(transaction, member.id);
  });
  return { ok: true };
};

import { inTransaction } from '../../db/in-transaction.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { emitEvent } from '../events/emit-event.repository.ts';
import { moveDeliveredMarkers } from './chats.repository.ts';

/**
 * Records that the messages of the listed chats reached a browser of the member, and notifies their senders. Call it only
 * for chats where that is new, which is seldom: at most once for each burst of messages.
 */
export const markDelivered = async (
  { db, liveHints }: Context,
  member: Member,
  conversations: readonly number[],
): Promise<void> => {
  if (conversations.length === 0) return;
  await inTransaction(db, async (transaction) => {
    const deliveries = await moveDeliveredMarkers(transaction, member.id, conversations);
    for (const { sender, conversation, seq } of deliveries) {
      await emitEvent(transaction, sender, { type: 'delivered', conversation, message_seq: seq });
    }
    liveHints.changed(transaction, ...deliveries.map(({ sender }) => sender));
  });
};

import { type Receiver, receiverKey } from './outbox-entry.ts';

/**
 * Knows which chats first messages have opened while this page lives. A message that is written to the member before the
 * page shows the chat belongs there too: in a queue of its own it could overtake others.
 */
export const createOpenedChats = () => {
  const chats = new Map<string, number>();
  const keyOf = (member: number, receiver: Receiver): string => `${member} ${receiverKey(receiver)}`;
  return {
    /** Stores the chat that a message of a member has opened; null while it is held. */
    store: (member: number, receiver: Receiver, chat: number | null): void => {
      if ('profile' in receiver && chat !== null) chats.set(keyOf(member, receiver), chat);
    },

    /** Returns the chat with a receiver if it was opened meanwhile, else the receiver itself. */
    receiverNow: (member: number, receiver: Receiver): Receiver => {
      const conversation = chats.get(keyOf(member, receiver));
      return conversation === undefined ? receiver : { conversation };
    },

    /** Removes all chats: another member writes now. */
    clear: (): void => chats.clear(),
  };
};

export type OpenedChats = ReturnType<typeof createOpenedChats>;

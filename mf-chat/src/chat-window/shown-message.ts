import type { HeldMessage, Message } from '@pairwise/contracts';

import type { OutboxEntry } from '../outbox/outbox-entry.ts';

/** A message on the screen: stored by the server, or still in this browser's outbox, or held by the server (AUTH-16). */
export interface ShownMessage {
  /** The same for a message and its copy in the outbox, so that the bubble stays when one replaces the other. */
  key: string;
  fromMe: boolean;
  createdAt: string;
  /** The number in the chat; undefined until the server has stored it. */
  seq: number | undefined;
  stored?: Message;
  waiting?: OutboxEntry;
  held?: HeldMessage;
}

/** The shown messages of stored ones: the same object for the same message, so that its bubble is rendered once. */
const shownOfStored = new WeakMap<Message, ShownMessage>();

const shownStored = (message: Message): ShownMessage => {
  const known = shownOfStored.get(message);
  if (known) return known;
  const shown = {
    // Ids are unique for each sender only.
    key: message.from_me ? message.client_id : `in-${message.seq}`,
    fromMe: message.from_me,
    createdAt: message.created_at,
    seq: message.seq,
    stored: message,
  };
  shownOfStored.set(message, shown);
  return shown;
};

/**
 * Returns what a chat shows: the stored messages, the held one, and after them those of the outbox that are neither. A
 * message whose copy is still in the outbox appears once.
 */
export const shownMessages = (
  messages: readonly Message[],
  waiting: readonly OutboxEntry[],
  held: HeldMessage | null = null,
): ShownMessage[] => {
  const known = new Set([
    ...messages.filter(({ from_me }) => from_me).map(({ client_id }) => client_id),
    ...(held ? [held.client_id] : []),
  ]);
  return [
    ...messages.map(shownStored),
    ...(held ? [{ key: held.client_id, fromMe: true, createdAt: held.created_at, seq: undefined, held }] : []),
    ...waiting
      .filter(({ clientId }) => !known.has(clientId))
      .map((entry) => ({
        key: entry.clientId,
        fromMe: true,
        createdAt: new Date(entry.writtenAt).toISOString(),
        seq: undefined,
        waiting: entry,
      })),
  ];
};

import type { PubSub } from '@pairwise/pubsub';

import { afterCommit } from '../db/in-transaction.ts';

/** How long hints are collected before one message carries them, in milliseconds. */
const COLLECT_MS = 5;
/** A hint of the publish/subscribe port has at most 7999 bytes. */
const MEMBERS_PER_HINT = 300;

export interface LiveHints {
  /**
   * Notifies the open streams of members, in every process, that they have new events. Within a transaction it waits for
   * the commit. A hint can be lost with its process: every stream also reads events by itself.
   */
  changed: (db: { isTransaction: boolean }, ...userIds: readonly number[]) => void;
  /** Shows a member that the partner of a chat is typing. */
  typing: (userId: number, conversation: number) => void;
}

/** What a hint of the topic `chats` says. */
export type ChatHint = { kind: 'events'; userIds: number[] } | { kind: 'typing'; userId: number; conversation: number };

/** Reads a hint; undefined for one of another version. */
export const readHint = (text: string): ChatHint | undefined => {
  const [kind, ...numbers] = text.split(':');
  if (kind === 'events') return { kind, userIds: (numbers[0] ?? '').split(',').map(Number) };
  const [userId, conversation] = numbers.map(Number);
  if (kind !== 'typing' || userId === undefined || conversation === undefined) return undefined;
  return { kind, userId, conversation };
};

/**
 * Opens the publisher of hints to open streams. It publishes after the commit, for many members in one message, because
 * a NOTIFY inside the transaction of a message would make all senders wait for one another.
 */
export const openLiveHints = (
  pubsub: Pick<PubSub, 'publish'>,
  warn: (error: unknown, message: string) => void,
): LiveHints => {
  let waiting = new Set<number>();
  const publish = (text: string): void => {
    pubsub.publish('chats', text).catch((error: unknown) => warn(error, 'a hint of a chat was not sent'));
  };
  const flush = (): void => {
    const ids = [...waiting];
    waiting = new Set();
    for (let start = 0; start < ids.length; start += MEMBERS_PER_HINT) {
      publish(`events:${ids.slice(start, start + MEMBERS_PER_HINT).join(',')}`);
    }
  };
  return {
    changed: (db, ...userIds) =>
      afterCommit(db, () => {
        if (waiting.size === 0) setTimeout(flush, COLLECT_MS);
        for (const id of userIds) waiting.add(id);
      }),
    typing: (userId, conversation) => publish(`typing:${userId}:${conversation}`),
  };
};

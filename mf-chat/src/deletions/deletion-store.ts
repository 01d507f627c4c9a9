import { chatDeletionsDatabase } from '@pairwise/contracts/storage-keys';
import type { DBSchema } from 'idb';

import { strict } from '../device/database.ts';
import { openOnce } from '../device/open-once.ts';

/** A chat that a member has deleted, until the server has it. It stays after a logout, until the member's next login. */
export interface StoredDeletion {
  member: number;
  conversation: number;
  /** The last message that the member has deleted. A later one shows the chat again. */
  seq: number;
  /** Milliseconds since 1970. The time for undoing starts here. */
  deletedAt: number;
  /** Until when it can be undone, in milliseconds since 1970. Absent while that is the usual time. */
  undoUntil?: number;
  /** Whether it is being sent, or was when its page ended: it can no longer be undone. */
  isClaimed: boolean;
}

interface Schema extends DBSchema {
  deletions: { key: [member: number, conversation: number]; value: StoredDeletion; indexes: { member: number } };
}

const openDatabase = openOnce<Schema>(chatDeletionsDatabase, (created) => {
  created.createObjectStore('deletions', { keyPath: ['member', 'conversation'] }).createIndex('member', 'member');
});

type Key = Pick<StoredDeletion, 'member' | 'conversation'>;

const write = async () => (await openDatabase()).transaction('deletions', 'readwrite', strict);

/** Stores a deletion on the device. */
export const storeDeletion = async (deletion: StoredDeletion): Promise<void> => {
  const transaction = await write();
  await transaction.store.put(deletion);
  await transaction.done;
};

/** Returns a member's deletions that the server does not have yet. */
export const listDeletions = async (member: number): Promise<StoredDeletion[]> =>
  (await openDatabase()).getAllFromIndex('deletions', 'member', member);

/** Changes until when a deletion can be undone, unless it is being sent. */
export const storeUndoTime = async ({ member, conversation }: Key, undoUntil: number): Promise<void> => {
  const transaction = await write();
  const stored = await transaction.store.get([member, conversation]);
  if (stored?.isClaimed === false) await transaction.store.put({ ...stored, undoUntil });
  await transaction.done;
};

/**
 * Takes a deletion for sending.
 * @param now the time, or Infinity to end the time for undoing
 * @returns false when it was undone, or sent by another tab; a later time, when a tab has changed it until then
 */
export const claimDeletion = async ({ member, conversation }: Key, now: number): Promise<boolean | number> => {
  const transaction = await write();
  const stored = await transaction.store.get([member, conversation]);
  const isEarly = stored?.isClaimed === false && (stored.undoUntil ?? 0) > now;
  if (stored && !isEarly) await transaction.store.put({ ...stored, isClaimed: true });
  await transaction.done;
  return isEarly ? (stored.undoUntil ?? now) : stored !== undefined;
};

/** Undoes a deletion. Returns false when it is too late, because a tab is sending it or has sent it. */
export const cancelDeletion = async ({ member, conversation }: Key): Promise<boolean> => {
  const transaction = await write();
  const stored = await transaction.store.get([member, conversation]);
  const isOpen = stored?.isClaimed === false;
  if (isOpen) await transaction.store.delete([member, conversation]);
  await transaction.done;
  return isOpen;
};

/** Removes a deletion that the server has, or has refused. A later one of the same chat stays. */
export const removeDeletion = async ({ member, conversation, seq }: Key & { seq: number }): Promise<void> => {
  const transaction = await write();
  const stored = await transaction.store.get([member, conversation]);
  if (stored?.seq === seq) await transaction.store.delete([member, conversation]);
  await transaction.done;
};

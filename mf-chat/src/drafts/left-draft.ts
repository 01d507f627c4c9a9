import { leftDraftPrefix } from '@pairwise/contracts/storage-keys';

import { type Receiver, receiverKey } from '../outbox/outbox-entry.ts';
import type { StoredDraft } from './draft.ts';

/*
 * A page that is being left ends before the database of the device has written. What was typed last is therefore written
 * to the storage of the origin, which does not wait, and moves into the database when the draft is written or read next.
 */
const prefixOf = (member: number): string => `${leftDraftPrefix}${member}.`;
const keyOf = (member: number, receiver: Receiver): string => `${prefixOf(member)}${receiverKey(receiver)}`;

/** Writes a draft synchronously while its page is being left. Without storage it is lost with the page. */
export const leaveDraft = (member: number, receiver: Receiver, { text, rev }: StoredDraft): void => {
  try {
    localStorage.setItem(keyOf(member, receiver), JSON.stringify({ text, rev }));
  } catch {
    // Private windows and full devices: the draft may still reach the database.
  }
};

/** Returns the draft that was left last, as one the server does not have yet; undefined when there is none. */
export const readLeftDraft = (member: number, receiver: Receiver): StoredDraft | undefined => {
  try {
    const left: unknown = JSON.parse(localStorage.getItem(keyOf(member, receiver)) ?? 'null');
    const { text, rev } = Object(left) as { text?: unknown; rev?: unknown };
    return typeof text === 'string' && typeof rev === 'number' ? { text, rev, dirty: true } : undefined;
  } catch {
    return undefined;
  }
};

/** Deletes the draft that was left: the database has it, or it was sent. */
export const deleteLeftDraft = (member: number, receiver: Receiver): void => {
  try {
    localStorage.removeItem(keyOf(member, receiver));
  } catch {
    // What could not be written needs no removal.
  }
};

/** Deletes all drafts of a member that were left, after a logout. */
export const deleteLeftDrafts = (member: number): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(member))) localStorage.removeItem(key);
  } catch {
    // As above.
  }
};

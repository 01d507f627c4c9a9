import type { MemberCard } from '@pairwise/contracts';
import { isBlank } from '@pairwise/contracts/is-blank';

import { openDatabase } from '../device/database.ts';
import { type Receiver, receiverKey } from '../outbox/outbox-entry.ts';
import { emptyDraft, type StoredDraft } from './draft.ts';
import { deleteLeftDraft, deleteLeftDrafts, readLeftDraft } from './left-draft.ts';

/** Reads the draft of a receiver from the device; an empty one when there is none, or no storage. */
export const readDraft = async (member: number, receiver: Receiver): Promise<StoredDraft> => {
  try {
    return (await (await openDatabase()).get('drafts', [member, receiverKey(receiver)])) ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
};

/**
 * Returns the draft that was left, unless the stored one has a newer revision: then the text was saved or sent since.
 */
const newestDraft = (member: number, receiver: Receiver, stored: StoredDraft): StoredDraft => {
  const left = readLeftDraft(member, receiver);
  return left && left.rev >= stored.rev ? left : stored;
};

/**
 * Moves the draft that was written to a member before there was a chat into the chat, unless that has its own. Returns
 * the chat's draft.
 */
export const adoptDraft = async (member: number, before: Receiver, receiver: Receiver): Promise<StoredDraft> => {
  const [from, to] = [receiverKey(before), receiverKey(receiver)];
  if (from === to) return newestDraft(member, receiver, await readDraft(member, receiver));
  try {
    const transaction = (await openDatabase()).transaction('drafts', 'readwrite');
    const earlier = newestDraft(member, before, (await transaction.store.get([member, from])) ?? emptyDraft);
    const own = newestDraft(member, receiver, (await transaction.store.get([member, to])) ?? emptyDraft);
    const isAdopted = earlier.text !== '' && own.text === '';
    const draft = isAdopted ? { ...own, text: earlier.text, dirty: true } : own;
    if (isAdopted) await transaction.store.put({ ...draft, member, receiver: to });
    if (isAdopted) await transaction.store.delete([member, from]);
    await transaction.done;
    if (isAdopted) deleteLeftDraft(member, before);
    return draft;
  } catch {
    return emptyDraft;
  }
};

/**
 * Writes a draft to the device. One without changes of the member replaces an older revision only: another tab may have
 * sent the text meanwhile. Without storage a draft lives as long as the page, and on the server.
 * @param partner the receiver without a chat, for the list
 */
export const writeDraft = async (
  member: number,
  receiver: Receiver,
  draft: StoredDraft,
  partner?: MemberCard,
): Promise<void> => {
  try {
    const transaction = (await openDatabase()).transaction('drafts', 'readwrite');
    const key = receiverKey(receiver);
    const stored = await transaction.store.get([member, key]);
    const isNewer = draft.dirty || stored === undefined || draft.rev > stored.rev;
    if (isNewer) await transaction.store.put({ ...draft, member, receiver: key, ...(partner && { partner }) });
    await transaction.done;
    // A newer text may have been left meanwhile.
    const left = readLeftDraft(member, receiver);
    if (left && (left.text === draft.text || !isNewer)) deleteLeftDraft(member, receiver);
  } catch {
    // Private windows and full devices: the draft is still saved on the server.
  }
};

/** A draft to a member with whom there is no chat yet. */
export interface NewChatDraft {
  partner: MemberCard;
  text: string;
}

/** Returns the member's drafts to members with whom there is no chat yet; none without storage. */
export const listNewChatDrafts = async (member: number): Promise<NewChatDraft[]> => {
  try {
    const drafts = await (await openDatabase()).getAllFromIndex('drafts', 'member', member);
    return drafts.flatMap(({ partner, ...stored }) => {
      if (!partner || stored.receiver !== receiverKey({ profile: partner.id })) return [];
      const { text } = newestDraft(member, { profile: partner.id }, stored);
      return isBlank(text) ? [] : [{ partner, text }];
    });
  } catch {
    return [];
  }
};

/** Deletes the draft to a receiver from the device. */
export const deleteDraft = async (member: number, receiver: Receiver): Promise<void> => {
  deleteLeftDraft(member, receiver);
  await (await openDatabase()).delete('drafts', [member, receiverKey(receiver)]);
};

/** Deletes all drafts of a member from the device, after a logout. */
export const clearDrafts = async (member: number): Promise<void> => {
  deleteLeftDrafts(member);
  const transaction = (await openDatabase()).transaction('drafts', 'readwrite');
  for (const key of await transaction.store.index('member').getAllKeys(member)) await transaction.store.delete(key);
  await transaction.done;
};

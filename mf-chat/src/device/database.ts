import type { MemberCard } from '@pairwise/contracts';
import { chatDatabase } from '@pairwise/contracts/storage-keys';
import type { DBSchema } from 'idb';

import type { StoredDraft } from '../drafts/draft.ts';
import type { StoredEntry } from '../outbox/outbox-entry.ts';
import { openOnce } from './open-once.ts';

/** What this remote keeps on the device. All tabs of a browser share it. */
interface Schema extends DBSchema {
  /** Messages that wait to be sent, by the order of writing. */
  outbox: {
    key: number;
    value: StoredEntry;
    indexes: { clientId: string; member: number };
  };
  /** Drafts by member and receiver. */
  drafts: {
    key: [member: number, receiver: string];
    /** `partner` is how the list shows a member with whom there is no chat yet. */
    value: StoredDraft & { member: number; receiver: string; partner?: MemberCard };
    indexes: { member: number };
  };
}

/**
 * Opens the database of outbox and drafts. Rejects in browsers that refuse IndexedDB, as some do in private windows.
 * Another release of this remote may run in another tab: a change of the stores needs a database of its own, because the
 * older release could not open this one any more.
 */
export const openDatabase = openOnce<Schema>(chatDatabase, (created) => {
  const outbox = created.createObjectStore('outbox', { keyPath: 'position', autoIncrement: true });
  outbox.createIndex('clientId', 'clientId', { unique: true });
  outbox.createIndex('member', 'member');
  created.createObjectStore('drafts', { keyPath: ['member', 'receiver'] }).createIndex('member', 'member');
});

/** Makes a write wait until the data is on the disk, not only with the operating system. */
export const strict = { durability: 'strict' } as const;

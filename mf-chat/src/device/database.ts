import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

import type { StoredDraft } from '../drafts/draft.ts';
import type { NewEntry } from '../outbox/outbox-entry.ts';

/** What this remote keeps on the device. All tabs of a browser share it. */
interface Schema extends DBSchema {
  /** Messages that wait to be sent, by the order of writing. */
  outbox: {
    key: number;
    value: NewEntry & { position?: number };
    indexes: { clientId: string; member: number };
  };
  /** Drafts by member and receiver. */
  drafts: {
    key: [member: number, receiver: string];
    value: StoredDraft & { member: number; receiver: string };
    indexes: { member: number };
  };
}

export type Connection = IDBPDatabase<Schema>;

const DATABASE = 'pairwise-chat';

let connection: Promise<Connection> | undefined;

const drop = (): void => {
  connection = undefined;
};

/**
 * Opens the database, once, and again after the browser or a later release has closed it. Rejects in browsers that refuse
 * IndexedDB, as some do in private windows.
 */
export const openDatabase = (): Promise<Connection> => {
  connection ??= openDB<Schema>(DATABASE, 1, {
    upgrade: (created) => {
      const outbox = created.createObjectStore('outbox', { keyPath: 'position', autoIncrement: true });
      outbox.createIndex('clientId', 'clientId', { unique: true });
      outbox.createIndex('member', 'member');
      created.createObjectStore('drafts', { keyPath: ['member', 'receiver'] }).createIndex('member', 'member');
    },
    // A later release, in another tab, waits for this one to let go.
    blocking: (_current, _blocked, event) => {
      drop();
      (event.target as IDBDatabase).close();
    },
    terminated: drop,
  });
  connection.catch(drop);
  return connection;
};

/** Makes a write wait until the data is on the disk, not only with the operating system. */
export const strict = { durability: 'strict' } as const;

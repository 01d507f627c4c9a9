import { claimCopy, isCopied } from '../database/copied-folders.repository.ts';
import type { Database, Query } from '../database/open-database.ts';
import { sealedRows } from '../registry/sealed-rows.ts';
import { openSigningKey } from '../registry/signing-key.ts';
import { firstStep, openProgress, type Step } from './progress.ts';
import { isSubscriptionId, type Subscription, subscriptionSchema } from './subscription.ts';
import {
  deleteSubscription,
  insertProgress,
  insertSubscription,
  readSubscription,
  readSubscriptions,
  type SubscriptionRow,
} from './subscriptions.repository.ts';
import { openSubscriptions, type SharedSubscriptions } from './subscriptions.ts';

export interface DatabaseSubscriptionsOptions {
  dataDir: string;
  /** A database with the tables of the subscriptions (`subscriptionTables`) and of copied folders (`copiedFolderTables`). */
  database: Database;
  warn: (message: string) => void;
}

const FOLDER = 'access/subscriptions';

/**
 * Opens the subscriptions in a database. Each call reads it. The key of the registry signs each subscription (`sealedRows`), so
 * that whoever can write to the table can have nothing delivered to an address of their own.
 *
 * The subscriptions of the first data directory that has any are copied into the database, once, with their progress.
 */
export const openDatabaseSubscriptions = async ({
  dataDir,
  database,
  warn,
}: DatabaseSubscriptionsOptions): Promise<SharedSubscriptions> => {
  const { query } = database;
  const { seal, open } = sealedRows(openSigningKey(dataDir), 'subscription', subscriptionSchema);
  /** By id and content, because a signature takes longer to check than all else. Refused ones are undefined. */
  let opened = new Map<string, Subscription | undefined>();

  const keyOf = ({ id, content }: SubscriptionRow): string => `${id} ${content}`;
  const parse = (row: SubscriptionRow): Subscription | undefined => {
    if (opened.has(keyOf(row))) return opened.get(keyOf(row));
    const subscription = open(row.id, row.content);
    if (!subscription) warn(`the subscription ${row.id} is refused: the key of the registry has not signed it`);
    opened.set(keyOf(row), subscription);
    return subscription;
  };

  const insert = async (inTransaction: Query, subscription: Subscription, step: Step): Promise<void> => {
    await insertSubscription(inTransaction, { id: subscription.id, content: seal(subscription) });
    await insertProgress(inTransaction, subscription.id, { ...step, not_before: new Date(step.notBefore) });
  };

  const copyFolder = async (): Promise<void> => {
    const inFolder = openSubscriptions(dataDir).list();
    if (inFolder.length === 0 || (await isCopied(query, FOLDER))) return;
    const progress = openProgress(dataDir);
    const isFirst = await database.transaction(async (inTransaction) => {
      if (!(await claimCopy(inTransaction, FOLDER))) return false;
      for (const subscription of inFolder) await insert(inTransaction, subscription, progress.read(subscription));
      return true;
    });
    if (isFirst) warn(`${inFolder.length} subscriptions were copied from ${dataDir} into the database`);
  };
  await copyFolder();

  return {
    add: async (subscription) => {
      const valid = subscriptionSchema.parse(subscription);
      await database.transaction((inTransaction) => insert(inTransaction, valid, firstStep(valid)));
    },
    byId: async (id) => {
      const row = isSubscriptionId(id) ? await readSubscription(query, id) : undefined;
      return row && parse(row);
    },
    remove: async (id) => {
      if (isSubscriptionId(id)) await deleteSubscription(query, id);
    },
    list: async () => {
      const rows = await readSubscriptions(query);
      const found = rows.flatMap((row) => parse(row) ?? []);
      const listed = new Set(rows.map(keyOf));
      opened = new Map([...opened].filter(([key]) => listed.has(key)));
      return found.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
  };
};

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { MayWait } from '../database/may-wait.ts';
import { isErrorCode } from '../files/is-error-code.ts';
import { syncPath, writeOnce } from '../files/write-file.ts';
import { isSubscriptionId, type Subscription, subscriptionSchema } from './subscription.ts';

export interface Subscriptions {
  /** Stores a subscription. Throws when a field is invalid. */
  add: (subscription: Subscription) => void;
  /** Returns the subscription with this id; undefined when it was removed. */
  byId: (id: string) => Subscription | undefined;
  /** Removes a subscription for all programs. Its address, which may be a secret, leaves the disk. */
  remove: (id: string) => void;
  /** Returns all subscriptions, oldest first. */
  list: () => Subscription[];
}

/** Subscriptions that may be in a database. Their functions wait for it, and also throw DatabaseUnavailable. */
export type SharedSubscriptions = { [Call in keyof Subscriptions]: MayWait<Subscriptions[Call]> };

/**
 * Opens the store of subscriptions. Each is a file, `DATA_DIR/access/subscriptions/<id>.json` (0600), which is written
 * once. What was delivered is stored beside it, so no two programs write the same file.
 */
export const openSubscriptions = (dataDir: string): Subscriptions => {
  const folder = path.join(dataDir, 'access/subscriptions');
  const fileOf = (id: string): string => path.join(folder, `${id}.json`);
  /** Files never change, so each is read from disk once. */
  const known = new Map<string, Subscription>();

  const read = (id: string): Subscription | undefined => {
    const cached = known.get(id);
    if (cached) return existsSync(fileOf(id)) ? cached : undefined;
    try {
      const found = subscriptionSchema.parse(JSON.parse(readFileSync(fileOf(id), 'utf8')));
      if (found.id !== id) return undefined;
      known.set(id, found);
      return found;
    } catch (error) {
      if (isErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  };

  return {
    add: (subscription) => {
      const valid = subscriptionSchema.parse(subscription);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeOnce(fileOf(valid.id), `${JSON.stringify(valid, null, 2)}\n`, 0o600);
    },
    byId: (id) => (isSubscriptionId(id) ? read(id) : undefined),
    remove: (id) => {
      if (!isSubscriptionId(id)) return;
      rmSync(fileOf(id), { force: true });
      // A crash must not bring it back.
      syncPath(folder);
      known.delete(id);
      rmSync(path.join(folder, id), { recursive: true, force: true });
    },
    list: () => {
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .flatMap((file) => {
          const id = file.slice(0, -'.json'.length);
          return isSubscriptionId(id) ? (read(id) ?? []) : [];
        })
        .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
  };
};

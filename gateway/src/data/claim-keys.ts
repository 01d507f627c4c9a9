import { createHash } from 'node:crypto';
import path from 'node:path';

import type { Database } from '../database/open-database.ts';
import { openSecretKey } from '../secrets/secret-key.ts';
import { claimFingerprints } from './shared-keys.repository.ts';

/**
 * The keys of `DATA_DIR/secrets` by which a machine signs, or hashes, what the others read: cookies, tickets of pages, visitors of
 * experiments and the secrets of webhooks. The key of the registry has a check of its own.
 */
const sharedKeys = ['staff', 'console', 'report-tickets', 'carried', 'experiments', 'notify'] as const;

/** Names a key of 256 random bits, from which it does not follow. */
const fingerprintOf = (name: string, key: Buffer): string =>
  createHash('sha256').update(name).update(key).digest('hex');

export interface ClaimKeysOptions {
  dataDir: string;
  /** A database with the table of shared keys (`sharedKeyTables`). */
  database: Pick<Database, 'query'>;
}

/**
 * Creates all keys that the machines of a product share, so that a copy of the folder has each of them, and checks that the
 * database has no others.
 * @throws {Error} when the key of another machine differs
 */
export const claimKeys = async ({ dataDir, database: { query } }: ClaimKeysOptions): Promise<void> => {
  const own = new Map(sharedKeys.map((name) => [name, fingerprintOf(name, openSecretKey(dataDir, name))]));
  const stored = await claimFingerprints(query, own);
  const others = sharedKeys.filter((name) => stored.get(name) !== own.get(name));
  if (others.length === 0) return;
  const files = others.map((name) => `${name}.key`).join(', ');
  throw new Error(
    `${files} in ${path.join(dataDir, 'secrets')} differ from those of the other gateways. All gateways of a product need the ` +
      'same secrets: copy the folder from another one. docs/how-to/configure.md, "Several machines"',
  );
};

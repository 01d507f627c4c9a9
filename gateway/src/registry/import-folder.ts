import { existsSync } from 'node:fs';
import path from 'node:path';

import { KEPT_REVISIONS } from './document-store.ts';
import { openRegistry } from './registry.ts';
import { RevisionConflict } from './registry-error.ts';
import { insertRevisions, listRevisions } from './revisions.repository.ts';
import { seal } from './seal.ts';
import type { SigningKey } from './signing-key.ts';
import { openVersionObjects } from './version-objects.ts';
import type { Database } from '../database/open-database.ts';

export interface ImportOptions {
  dataDir: string;
  database: Database;
  key: SigningKey;
  warn: (message: string) => void;
}

/**
 * Copies the registry of a data directory, with its audit log, into a database that has none. Earlier documents are not copied.
 * The folder stays as it is and is not used any more.
 */
export const importFolder = async ({ dataDir, database, key, warn }: ImportOptions): Promise<void> => {
  if (!existsSync(path.join(dataDir, 'registry'))) return;
  if ((await listRevisions(database.query, 0, 1)).length > 0) return;
  const registry = openRegistry({ dataDir, warn });
  const document = registry.current();
  const { revision } = document;
  if (revision === 0) return;
  const split = openVersionObjects().split(document);
  const entries = registry.audit().map((entry) => ({ revision: entry.revision, entry: JSON.stringify(entry) }));
  const row = {
    revision,
    after: 0,
    document: seal(split.stored, key),
    entries,
    ...split,
    lists: Object.values(split.stored.versions),
  };
  try {
    await insertRevisions(database, [row], KEPT_REVISIONS);
  } catch (error) {
    // Another gateway has copied its registry at the same time.
    if (error instanceof RevisionConflict) return;
    throw error;
  }
  warn(`revision ${revision} of the registry was copied from ${dataDir} into the database, which had none`);
};

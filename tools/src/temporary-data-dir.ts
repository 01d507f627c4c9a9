import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a data directory for one run. The caller removes it. */
export const temporaryDataDir = (purpose: string): string => {
  const dataDir = mkdtempSync(join(tmpdir(), `pairwise-${purpose}-`));
  // Started by root, the database runs as another user, which must be able to enter the directory.
  chmodSync(dataDir, 0o711);
  return dataDir;
};

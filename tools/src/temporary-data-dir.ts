import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data directory for the time of one run; whoever made it removes it. */
export const temporaryDataDir = (purpose: string): string => {
  const dataDir = mkdtempSync(join(tmpdir(), `pairwise-${purpose}-`));
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(dataDir, 0o711);
  return dataDir;
};

import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readPid } from './read-pid.ts';
import { removeWhenInterrupted } from './remove-when-interrupted.ts';

/** Ends the database of a data directory at once. It is a process of its own, which outlives the one that started it. */
const endDatabase = (dataDir: string): void => {
  const file = join(dataDir, 'postgres/postmaster.pid');
  if (!existsSync(file)) return;
  try {
    process.kill(readPid(file), 'SIGQUIT');
  } catch {
    // It has ended.
  }
};

/**
 * Creates a data directory for one run. The caller removes it; when the run is interrupted, it is removed here, and a database
 * in it is ended.
 */
export const temporaryDataDir = (purpose: string): string => {
  const dataDir = mkdtempSync(join(tmpdir(), `pairwise-${purpose}-`));
  // Started by root, the database runs as another user, which must be able to enter the directory.
  chmodSync(dataDir, 0o711);
  removeWhenInterrupted(dataDir, () => endDatabase(dataDir));
  return dataDir;
};

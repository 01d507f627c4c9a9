import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readPid } from './read-pid.ts';

const made = new Set<string>();

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

/** Removes what an interrupted run leaves. */
const removeAll = (): void => {
  for (const dataDir of made) {
    endDatabase(dataDir);
    // The database ends while its files are removed; the few that it writes meanwhile need another attempt.
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
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
  if (made.size === 0) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        removeAll();
        process.exit(130);
      });
    }
  }
  made.add(dataDir);
  return dataDir;
};

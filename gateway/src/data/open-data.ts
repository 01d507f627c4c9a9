import path from 'node:path';

import { openEndedSessions, openTokens } from '../access/index.ts';
import { openVisitLogs } from '../experiments/visit-logs.ts';
import { openFolderFiles } from '../files/shared-files.ts';
import { openProgress } from '../notify/progress.ts';
import { openSubscriptions } from '../notify/subscriptions.ts';
import { claimDayIn } from '../prune/claim-day.ts';
import { openRegistry } from '../registry/index.ts';
import type { DataOptions, SharedData } from './shared-data.ts';

export type { SharedData } from './shared-data.ts';

/** Opens the data in folders. Programs on the same folders read from the disk what others write. */
export const openFolders = ({ dataDir, warn }: Pick<DataOptions, 'dataDir' | 'warn'>): SharedData => ({
  registry: openRegistry({ dataDir, warn }),
  tokens: openTokens({ dataDir }),
  endedSessions: openEndedSessions(dataDir, Date.now),
  subscriptions: openSubscriptions(dataDir),
  progress: openProgress(dataDir),
  visits: openVisitLogs({ dataDir, warn }),
  claimPruneDay: claimDayIn(dataDir),
  files: (folder) => openFolderFiles(path.join(dataDir, folder), warn),
  close: () => Promise.resolve(),
});

/**
 * Opens the data that gateways share: in the database, if there is one.
 * @throws {Error} that says why the database cannot be used
 */
export const openData = async ({ databaseUrl, ...options }: DataOptions): Promise<SharedData> => {
  if (databaseUrl === undefined) return openFolders(options);
  // Loaded with a database only: a command on folders starts sooner.
  const { openDatabaseData } = await import('./database-data.ts');
  return openDatabaseData({ ...options, databaseUrl });
};

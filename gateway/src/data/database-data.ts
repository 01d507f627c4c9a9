import { openDatabaseEndedSessions } from '../access/database-ended-sessions.ts';
import { openDatabaseTokens } from '../access/database-tokens.ts';
import { endedSessionTables } from '../access/ended-sessions.repository.ts';
import { tokenTables } from '../access/tokens.repository.ts';
import { copiedFolderTables } from '../database/copied-folders.repository.ts';
import { openDatabaseFiles } from '../database/database-files.ts';
import { fileTables } from '../database/files.repository.ts';
import { followDatabase } from '../database/follow-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createTables } from '../database/schema.repository.ts';
import { copyVisits } from '../experiments/copy-visits.ts';
import { openDatabaseVisitLogs } from '../experiments/database-visit-log.ts';
import { visitTables } from '../experiments/visits.repository.ts';
import { openDatabaseProgress } from '../notify/database-progress.ts';
import { openDatabaseSubscriptions } from '../notify/database-subscriptions.ts';
import { subscriptionTables } from '../notify/subscriptions.repository.ts';
import { claimDay, pruneDayTables } from '../prune/prune-days.repository.ts';
import { openDatabaseRegistry } from '../registry/database-registry.ts';
import { registryTables } from '../registry/revisions.repository.ts';
import { claimKeys } from './claim-keys.ts';
import type { DataOptions, SharedData } from './shared-data.ts';
import { sharedKeyTables } from './shared-keys.repository.ts';

export interface DatabaseDataOptions extends DataOptions {
  databaseUrl: string;
  /** How long to wait for a response of the database, in milliseconds; 5 s by default. */
  timeoutMs?: number;
  /** How often it is read without a hint, in milliseconds; 250 by default. */
  pollMs?: number;
}

const tables = [
  ...registryTables,
  ...sharedKeyTables,
  ...copiedFolderTables,
  ...tokenTables,
  ...endedSessionTables,
  ...subscriptionTables,
  ...visitTables,
  ...pruneDayTables,
  ...fileTables,
];

/**
 * Opens the data in a database. Creates its tables at first use.
 * @throws {Error} that says why the database cannot be used
 */
export const openDatabaseData = async (options: DatabaseDataOptions): Promise<SharedData> => {
  const { dataDir, databaseUrl, warn, follow = false, timeoutMs, pollMs } = options;
  const database = openDatabase({ url: databaseUrl, ...(timeoutMs !== undefined && { timeoutMs }) });
  try {
    await createTables(database, tables);
    const { registry, readOn: readRegistry } = await openDatabaseRegistry({ dataDir, database, warn });
    await claimKeys({ dataDir, database });
    const { tokens, readOn: readTokens } = await openDatabaseTokens({ dataDir, database, warn });
    const { endedSessions, readOn: readEnded } = await openDatabaseEndedSessions({ dataDir, database, warn });
    const subscriptions = await openDatabaseSubscriptions({ dataDir, database, warn });
    const experiments = Object.values(registry.current().experiments ?? {});
    await copyVisits({ dataDir, database, kept: new Set(experiments.map(({ id }) => id)), warn });
    const visits = openDatabaseVisitLogs({ database, readRegistry, warn });
    // A command counts nothing. What gateways have counted may be much, and a rollback must not wait for it.
    const folders = follow && {
      health: await openDatabaseFiles(database, 'health'),
      'health-tickets': await openDatabaseFiles(database, 'health-tickets'),
    };
    const read = async (): Promise<void> => {
      await readRegistry();
      await readTokens();
      await readEnded();
    };
    const stop = follow
      ? followDatabase({ databaseUrl, read, warn, ...(pollMs !== undefined && { pollMs }) })
      : undefined;
    let closed: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      await stop?.();
      await database.close();
    };
    return {
      registry,
      tokens,
      endedSessions,
      subscriptions,
      progress: openDatabaseProgress(database),
      visits,
      claimPruneDay: (day) => claimDay(database.query, day),
      files: (folder) => {
        if (folders) return folders[folder];
        throw new Error(`The folder ${folder} is read by a program that follows the database.`);
      },
      close: () => (closed ??= close()),
    };
  } catch (error) {
    await database.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The gateway cannot use the database of DATABASE_URL: ${reason}`, { cause: error });
  }
};

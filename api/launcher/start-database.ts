import { existsSync } from 'node:fs';
import { takeLock, lockHolder } from './app-lock.ts';
import { findBinaries, type BinariesChoice } from './binaries.ts';
import { ensureCluster } from './create-cluster.ts';
import {
  dataFolderOf,
  ensurePassword,
  notedPort,
  openDataFolder,
  readPassword,
  type DataFolder,
} from './data-folder.ts';
import { ensureDatabase, resetPassword } from './first-connection.ts';
import { keepRunning, type DatabaseEvent } from './keep-running.ts';
import { LauncherError } from './launcher-error.ts';
import { clearLeftover } from './leftover.ts';
import { choosePort } from './port.ts';
import { databaseUrl, type Durability } from './postgres-settings.ts';
import { startServer, type Server, type ServerOptions } from './postmaster.ts';
import { programVersion, refuseOtherMajor } from './program-version.ts';
import { chooseRunAs } from './run-as.ts';

export type { DatabaseEvent } from './keep-running.ts';

export interface StartOptions {
  /** DATA_DIR; the cluster is made in `<dataDir>/postgres`. */
  dataDir: string;
  binaries?: BinariesChoice | undefined;
  /** `durable` by default. */
  durability?: Durability;
  /** Receives one line for each event that a person may want to know. */
  log?: (line: string) => void;
  /** Is called when the database ends unexpectedly, and when it runs again or stays down. */
  onEvent?: (event: DatabaseEvent) => void;
}

export interface RunningDatabase {
  /** The address with user, password and database. It stays valid until `stop`, even after a restart. */
  url: string;
  /** PostgreSQL's version, for example `18.4`. */
  version: string;
  /** Whether the database of a killed earlier run was still running and was replaced. */
  replacedOrphan: boolean;
  /** Closes open connections, stops the database and releases the data directory. */
  stop(): Promise<void>;
}

const START_ATTEMPTS = 5;

/**
 * Starts the database of a data directory and keeps it running. The first start makes the database.
 * @throws {LauncherError} `in_use` when a live process uses this data directory, and all others
 */
export async function startDatabase(options: StartOptions): Promise<RunningDatabase> {
  const folder = openDataFolder(options.dataDir);
  const runAs = chooseRunAs(folder.root, folder.cluster);
  const lock = await takeLock(folder.lock);
  if ('holder' in lock) {
    throw new LauncherError(
      'in_use',
      `The data directory ${folder.root} is already in use by process ${lock.holder}. ` +
        'Stop that process first or choose another data directory with DATA_DIR.',
    );
  }
  try {
    const database = await startLocked(options, folder, runAs);
    const stop = once(async () => {
      try {
        await database.stop();
      } finally {
        lock.release();
      }
    });
    return { ...database, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Finds the database that a live process has started in this data directory, for commands that run beside it; undefined
 * when none is running. It may still be starting.
 */
export function findRunningDatabase(dataDir: string): { url: string; processId: number } | undefined {
  if (!existsSync(dataDir)) return undefined;
  const folder = dataFolderOf(dataDir);
  const processId = lockHolder(folder.lock);
  const port = notedPort(folder.portFile);
  const password = readPassword(folder.passwordFile);
  if (processId === undefined || port === undefined || password === undefined) return undefined;
  return { url: databaseUrl(port, password), processId };
}

async function startLocked(
  options: StartOptions,
  folder: DataFolder,
  runAs: ReturnType<typeof chooseRunAs>,
): Promise<RunningDatabase> {
  const { durability = 'durable', log = () => undefined, onEvent = () => undefined } = options;
  const bin = findBinaries(options.binaries, folder.binaries);
  const version = programVersion(bin, runAs);
  refuseOtherMajor(folder.cluster, version);
  const replacedOrphan = await clearLeftover(folder.cluster);
  if (replacedOrphan) log('The database of an earlier run was still running; it was stopped.');

  const { password, made } = ensurePassword(folder.passwordFile);
  const isNew = await ensureCluster({ folder, bin, runAs, password, sync: durability === 'durable' });
  if (isNew) log(`Made a new database in ${folder.cluster}`);
  else if (made) resetPassword({ bin, cluster: folder.cluster, runAs, password });

  const fixed = { bin, cluster: folder.cluster, logFile: folder.log, durability, runAs };
  const { server, port } = await startOnFreePort(fixed, folder.portFile);
  const startAgain = async () => {
    await clearLeftover(folder.cluster);
    return await startServer({ ...fixed, port });
  };
  const stop = keepRunning(server, startAgain, (event) => {
    log(EVENT_LINES[event.type](event.reason));
    onEvent(event);
  });
  try {
    await ensureDatabase(port, password, folder.passwordFile);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: databaseUrl(port, password), version, replacedOrphan, stop };
}

const EVENT_LINES: Record<DatabaseEvent['type'], (reason: string) => string> = {
  lost: (reason) => `The database ended unexpectedly (${reason}); starting it again.`,
  back: (reason) => `The database runs again (${reason}).`,
  given_up: (reason) => `The database stays down: ${reason}`,
};

/** Starts the server on a free port. Another program may take the port in between; then the next port is tried. */
async function startOnFreePort(
  fixed: Omit<ServerOptions, 'port'>,
  portFile: string,
): Promise<{ server: Server; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(portFile);
    try {
      return { server: await startServer({ ...fixed, port }), port };
    } catch (error) {
      const portTaken = error instanceof LauncherError && error.message.includes('Address already in use');
      if (!portTaken || attempt === START_ATTEMPTS) throw error;
    }
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= work());
}

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Database, migrate, openDatabase } from '@pairwise/api/db';
import { startDatabase } from '@pairwise/api/launcher';

import { loopback } from '../../start/haproxy.ts';
import { startService } from '../../start/service.ts';
import { temporaryDataDir } from '../../temporary-data-dir.ts';
import { root } from '../../workspace.ts';

/** A change of a source file of the api, relative to `api/`. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

export interface RunningApi {
  /** The address of the first api process. */
  url: string;
  /** The addresses of all api processes. */
  urls: string[];
  /** For preparing members and for counting what is left. */
  db: Database;
  databaseUrl: string;
  /** The cluster is in its folder `postgres`, the process ids of the apis are in `logs/api-<n>.pid`. */
  dataDir: string;
  stop: () => Promise<void>;
}

interface ApiOptions {
  /** Part of the name of the data directory. */
  purpose: string;
  /** One api process for each port, all on one database. */
  ports: readonly number[];
  log: (line: string) => void;
  /** Changes of the sources and migrations, for the negative control. */
  edits?: readonly Edit[];
  /** `durable` keeps committed data when the database is killed. `fast`, the default, is for claims that never kill it. */
  durability?: 'durable' | 'fast';
  /** How often within a minute an api may end and be restarted; 5 by default. */
  restartsPerMinute?: number;
}

/** Copies the api's sources beside it, where packages resolve, and changes them. */
const makeCopy = (edits: readonly Edit[]): string => {
  const copy = mkdtempSync(join(root, '.control-'));
  for (const part of ['src', 'package.json']) cpSync(join(root, 'api', part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'api/node_modules'), join(copy, 'node_modules'));
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`The control does not find its place in api/${file}: ${from}`);
    writeFileSync(
      join(copy, file),
      text.replace(from, () => to),
    );
  }
  return copy;
};

/** Migrates with the migrations of a folder, which may be a changed copy of the api. */
const migrateFrom = async (folder: string, databaseUrl: string): Promise<void> => {
  if (folder === join(root, 'api')) return migrate(databaseUrl).then(() => undefined);
  // The cast is true because the folder is a copy of the api.
  const copy = (await import(pathToFileURL(join(folder, 'src/db/migrate.ts')).href)) as { migrate: typeof migrate };
  await copy.migrate(databaseUrl);
};

/** Starts api processes on a database of their own. A process that ends is started again. */
export const startApi = async (options: ApiOptions): Promise<RunningApi> => {
  const { purpose, ports, log, edits = [], durability = 'fast', restartsPerMinute } = options;
  const dataDir = temporaryDataDir(purpose);
  const ends: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const folder = edits.length === 0 ? join(root, 'api') : makeCopy(edits);
    if (edits.length > 0) ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const database = await startDatabase({ dataDir, durability, log: () => undefined });
    ends.push(() => database.stop());
    await migrateFrom(folder, database.url);
    const db = openDatabase({ url: database.url, onError: () => undefined });
    ends.push(() => db.destroy());
    const urls = ports.map((port) => `http://${loopback}:${port}`);
    const [url] = urls;
    if (url === undefined) throw new Error('An api needs a port.');
    const start = (port: number, nth: number) =>
      startService(
        {
          name: `api-${nth + 1}`,
          source: join(folder, 'src/main.ts'),
          env: {
            DATABASE_URL: database.url,
            DATA_DIR: dataDir,
            HOST: loopback,
            API_PORT: `${port}`,
            PUBLIC_URL: url,
            TRUST_PROXY: loopback,
            LOG_LEVEL: 'warn',
          },
          healthUrl: `http://${loopback}:${port}/api/health.php`,
        },
        {
          logDir: join(dataDir, 'logs'),
          log,
          onGivenUp: (name) => log(`${name} keeps crashing`),
          ...(restartsPerMinute !== undefined && { restartsPerMinute }),
        },
      );
    for (const [nth, port] of ports.entries()) {
      const service = await start(port, nth);
      ends.push(() => service.stop());
    }
    return { url, urls, db, databaseUrl: database.url, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

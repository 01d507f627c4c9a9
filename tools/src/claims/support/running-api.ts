import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { type Database, migrate, openDatabase } from '@pairwise/api/db';
import { startDatabase } from '@pairwise/api/launcher';

import { loopback } from '../../start/haproxy.ts';
import { type Service, startService } from '../../start/service.ts';
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
  /** Starts all api processes again on the same database, from a copy of the sources with these changes. */
  restartWith: (edits: readonly Edit[]) => Promise<void>;
  stop: () => Promise<void>;
}

export interface ApiOptions {
  /** Part of the name of the data directory. */
  purpose: string;
  /** One api process for each port, all on one database. */
  ports: readonly number[];
  log: (line: string) => void;
  /** Changes of the sources and migrations, for the negative control. */
  edits?: readonly Edit[];
  /** `durable` keeps committed data when the database is killed. `fast`, the default, is for claims that never kill it. */
  durability?: 'durable' | 'fast';
  /** Further settings of the apis. */
  env?: Readonly<Record<string, string>>;
  /** How often within a minute an api may end and be restarted; 5 by default. */
  restartsPerMinute?: number;
}

/** A claim on a loaded machine waits for a connection longer than an api, whose visitors do not. */
const CONNECTION_MS = 60_000;

/** Copies the api's sources beside it, where packages resolve, and changes them. */
const makeCopy = (copy: string, edits: readonly Edit[]): void => {
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
};

/** Migrates with the migrations of a folder, which may be a changed copy of the api. */
const migrateFrom = async (folder: string, databaseUrl: string): Promise<void> => {
  if (folder === join(root, 'api')) return migrate(databaseUrl).then(() => undefined);
  // The cast is true because the folder is a copy of the api.
  const copy = (await import(pathToFileURL(join(folder, 'src/db/migrate.ts')).href)) as { migrate: typeof migrate };
  await copy.migrate(databaseUrl);
};

/**
 * Compiles the sources into a cache, so that a process that is killed again and again need not compile them each time.
 * Node writes the cache when a process ends by itself.
 */
const fillCompileCache = async (source: string, cache: string): Promise<void> => {
  const env = { ...process.env, NODE_COMPILE_CACHE: cache };
  const load = ['--input-type=module', '--eval', `await import(${JSON.stringify(pathToFileURL(source).href)})`];
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', ...load], { cwd: root, env });
};

export interface ClaimDatabase {
  url: string;
  db: Database;
  stop: () => Promise<void>;
}

/** Starts a database of its own without an api. The edits make the migrations of a negative control. */
export const openClaimDatabase = async ({
  purpose,
  edits,
}: {
  purpose: string;
  edits: readonly Edit[];
}): Promise<ClaimDatabase> => {
  const dataDir = temporaryDataDir(purpose);
  const copy = edits.length === 0 ? undefined : mkdtempSync(join(root, '.control-'));
  const removeAll = (): void => {
    for (const folder of [dataDir, copy]) if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (copy !== undefined) makeCopy(copy, edits);
    const database = await startDatabase({ dataDir, durability: 'fast', log: () => undefined });
    await migrateFrom(copy ?? join(root, 'api'), database.url);
    const db = openDatabase({ url: database.url, connectionMs: CONNECTION_MS, onError: () => undefined });
    return {
      url: database.url,
      db,
      stop: async () => {
        await db.destroy();
        await database.stop();
        removeAll();
      },
    };
  } catch (error) {
    removeAll();
    throw error;
  }
};

const stopAll = async (services: readonly Service[]): Promise<void> => {
  await Promise.all(services.map((service) => service.stop()));
};

/** Starts api processes on a database of their own. A process that ends is started again. */
export const startApi = async (options: ApiOptions): Promise<RunningApi> => {
  const { purpose, ports, log, edits = [], durability = 'fast', env = {}, restartsPerMinute } = options;
  const dataDir = temporaryDataDir(purpose);
  const ends: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends.reverse()) await end();
  };
  /** Makes a folder with changed sources, which `stop` removes. */
  const folderWith = (changes: readonly Edit[]): string => {
    if (changes.length === 0) return join(root, 'api');
    const copy = mkdtempSync(join(root, '.control-'));
    ends.push(() => rmSync(copy, { recursive: true, force: true }));
    makeCopy(copy, changes);
    return copy;
  };
  try {
    const folder = folderWith(edits);
    const database = await startDatabase({ dataDir, durability, log: () => undefined });
    ends.push(() => database.stop());
    await migrateFrom(folder, database.url);
    const db = openDatabase({ url: database.url, connectionMs: CONNECTION_MS, onError: () => undefined });
    ends.push(() => db.destroy());
    const urls = ports.map((port) => `http://${loopback}:${port}`);
    const [url] = urls;
    if (url === undefined) throw new Error('An api needs a port.');
    const cache = join(dataDir, 'compile-cache');
    const start = (from: string, port: number, nth: number) =>
      startService(
        {
          name: `api-${nth + 1}`,
          source: join(from, 'src/main.ts'),
          env: {
            DATABASE_URL: database.url,
            DATA_DIR: dataDir,
            HOST: loopback,
            API_PORT: `${port}`,
            PUBLIC_URL: url,
            // The api is called by its own address, which is no zone.
            ZONES: 'single',
            TRUST_PROXY: loopback,
            LOG_LEVEL: 'warn',
            ...env,
            ...(restartsPerMinute !== undefined && { NODE_COMPILE_CACHE: cache }),
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
    let services: Service[] = [];
    ends.push(() => stopAll(services));
    const startAll = async (from: string): Promise<void> => {
      if (restartsPerMinute !== undefined) await fillCompileCache(join(from, 'src/app.ts'), cache);
      for (const [nth, port] of ports.entries()) services.push(await start(from, port, nth));
    };
    await startAll(folder);
    const restartWith = async (changes: readonly Edit[]): Promise<void> => {
      await stopAll(services);
      services = [];
      await startAll(folderWith(changes));
    };
    return { url, urls, db, databaseUrl: database.url, dataDir, restartWith, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Database, migrate, openDatabase } from '@pairwise/api/db';
import { startDatabase } from '@pairwise/api/launcher';

import { loopback } from '../../start/haproxy.ts';
import { startService } from '../../start/service.ts';
import { temporaryDataDir } from '../../temporary-data-dir.ts';
import { root } from '../../workspace.ts';

const PORT = 4790;

/** A change of a source file of the api, relative to `api/`. */
export interface Edit {
  file: string;
  from: string;
  to: string;
}

export interface RunningApi {
  url: string;
  /** For preparing members and for counting what is left. */
  db: Database;
  stop: () => Promise<void>;
}

/** Copies the api's sources beside it, where packages resolve, and changes them. */
const makeCopy = (edits: readonly Edit[]): string => {
  const copy = mkdtempSync(join(root, '.control-'));
  for (const part of ['src', 'package.json']) cpSync(join(root, 'api', part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'api/node_modules'), join(copy, 'node_modules'));
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`The control does not find its place in api/${file}: ${from}`);
    writeFileSync(join(copy, file), text.replace(from, to));
  }
  return copy;
};

/**
 * Starts an api process on a database of its own.
 * @param edits changes of the sources, for the negative control
 */
export const startApi = async (log: (line: string) => void, edits: readonly Edit[] = []): Promise<RunningApi> => {
  const dataDir = temporaryDataDir('c-25');
  const ends: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const folder = edits.length === 0 ? join(root, 'api') : makeCopy(edits);
    if (edits.length > 0) ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const database = await startDatabase({ dataDir, durability: 'fast', log: () => undefined });
    ends.push(() => database.stop());
    await migrate(database.url);
    const db = openDatabase({ url: database.url, onError: () => undefined });
    ends.push(() => db.destroy());
    const url = `http://${loopback}:${PORT}`;
    const service = await startService(
      {
        name: 'api',
        source: join(folder, 'src/main.ts'),
        env: {
          DATABASE_URL: database.url,
          DATA_DIR: dataDir,
          HOST: loopback,
          API_PORT: `${PORT}`,
          PUBLIC_URL: url,
          TRUST_PROXY: loopback,
          LOG_LEVEL: 'warn',
        },
        healthUrl: `${url}/api/health.php`,
      },
      { logDir: join(dataDir, 'logs'), log, onGivenUp: (name) => log(`${name} keeps crashing`) },
    );
    ends.push(() => service.stop());
    return { url, db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

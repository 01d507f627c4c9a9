import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { Database } from '../database/open-database.ts';
import type { SharedPlace } from './shared-registries.ts';

export interface KillOptions {
  place: SharedPlace & { database: Database };
  /** A statement that takes the lock for which the program is to wait. */
  lock: string;
  /** How the statement begins that waits for it. */
  waiting: string;
  /** The arguments of `use-shared-data.ts` after the database. */
  action: readonly [action: string, argument: string];
}

const script = path.join(import.meta.dirname, 'use-shared-data.ts');

const start = ({ dataDir, databaseUrl = '' }: SharedPlace, action: KillOptions['action']) =>
  spawn(process.execPath, [script, dataDir, databaseUrl, ...action], { stdio: 'ignore' });

/** Runs a program on the data directory of a place. Returns the code with which it ends. */
export const runToEnd = async (place: SharedPlace, action: KillOptions['action']): Promise<unknown> =>
  (await once(start(place, action), 'exit'))[0];

/** Runs a program on the data directory of a place, and kills it while one of its statements waits: between that and the one before. */
export const killBetweenStatements = async ({ place, lock, waiting, action }: KillOptions): Promise<void> => {
  const { database } = place;
  const isWaiting = async (): Promise<boolean> => {
    const rows = await database.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and starts_with(query, $1)
       and datname = current_database()`,
      [waiting],
    );
    return rows.length > 0;
  };
  await database.transaction(async (query) => {
    await query(lock);
    const program = start(place, action);
    const exit = once(program, 'exit');
    while (!(await isWaiting())) {
      if (program.exitCode !== null) throw new Error('the program ended without waiting for the lock');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    program.kill('SIGKILL');
    await exit;
  });
};

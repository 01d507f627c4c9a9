import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { migrate, seedDemo } from '@pairwise/api/db';
import { startDatabase } from '@pairwise/api/launcher';

import { takeLock } from '../process-lock.ts';
import { runTool } from '../run-tool.ts';
import { CommandError } from '../settings.ts';

const write = async (dataDir: string): Promise<void> => {
  const log = (): void => undefined;
  const database = await startDatabase({ dataDir, log });
  try {
    await migrate(database.url);
    await seedDemo(database.url, { dataDir, log });
  } finally {
    await database.stop();
  }
};

/**
 * Copies the demo data of this run of `npm test` into a data directory, if that is empty. The products of its journeys, claims
 * and benches then start without writing it again. The first caller writes it, in the folder that DEMO_DATA_DIR names; callers
 * in other processes wait. Without that setting nothing is copied, and the product writes its demo data when it starts.
 * @throws {CommandError} when it cannot be copied
 */
export const copyDemoData = async (dataDir: string): Promise<void> => {
  const shared = process.env['DEMO_DATA_DIR'];
  if (shared === undefined || readdirSync(dataDir).length > 0) return;
  const ready = join(shared, 'ready');
  // A process that ends while it writes leaves the lock to another.
  while (!existsSync(ready)) {
    if (!takeLock(join(shared, 'writing.lock'))) {
      await setTimeout(250);
      continue;
    }
    const writing = join(shared, 'writing');
    rmSync(writing, { recursive: true, force: true });
    mkdirSync(writing);
    await write(writing);
    renameSync(writing, ready);
  }
  // Node's own copy changes the owner of the database's files, which the database refuses.
  const { code, output } = await runTool('cp', ['-a', `${ready}/.`, dataDir]);
  if (code !== 0) throw new CommandError(`The demo data can't be copied: ${output.trim()}`);
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { readPid } from './read-pid.ts';

test('an interrupted run leaves no data directory and no database', async () => {
  const script = `
    import { startDatabase } from '@pairwise/api/launcher';
    import { temporaryDataDir } from './src/temporary-data-dir.ts';
    const dataDir = temporaryDataDir('interrupted');
    await startDatabase({ dataDir, durability: 'fast', log: () => undefined });
    console.log(dataDir);
    setInterval(() => undefined, 1000);`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', script],
    { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  const dataDir = printed.toString().trim();
  const pid = readPid(join(dataDir, 'postgres/postmaster.pid'));
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(existsSync(dataDir)).toBe(false);
  const isRunning = (): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (isRunning()) await delay(20);
});

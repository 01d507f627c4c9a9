import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a run that is ended by %s leaves none of its folders',
  async (signal) => {
    const script = `
    import { mkdirSync, mkdtempSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    import { removeWhenInterrupted } from './src/remove-when-interrupted.ts';
    const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'pairwise-interrupted-')));
    for (const folder of folders) {
      mkdirSync(join(folder, 'inside'));
      removeWhenInterrupted(folder);
    }
    console.log(folders.join(' '));
    setInterval(() => undefined, 1000);`;
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', script],
      { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [printed] = (await once(child.stdout, 'data')) as [Buffer];
    const folders = printed.toString().trim().split(' ');
    expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([130, null]);
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
  },
);

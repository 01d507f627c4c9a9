import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryDataDir } from '../temporary-data-dir.ts';
import { root } from '../workspace.ts';

/** Prints the path of each module that is loaded, on the error output. */
const hook = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { if (url.startsWith('file:')) console.error('loaded ' + url); return next(url, context); } });`;

/** Runs the command as `npm run mfe` does, and returns the project's and the packages' files that it loads. */
const modulesOf = (...args: string[]): string[] => {
  const dataDir = temporaryDataDir('mfe');
  const { stderr } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      `--import=data:text/javascript,${encodeURIComponent(hook)}`,
      join(root, 'tools/src/commands/mfe.ts'),
      ...args,
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, MFE_TOKEN: 'mfe_x', MFE_URL: 'http://127.0.0.1:9' },
    },
  );
  rmSync(dataDir, { recursive: true, force: true });
  expect(stderr).toContain('gateway/src/cli/mfe.ts');
  return stderr.split('\n').flatMap((line) => /^loaded file:\/\/(.*)$/.exec(line)?.[1] ?? []);
};

/** What a client of the control API does not need: together they take longer to load than the rest. */
const heavy =
  /\/(?:pg|pg-[a-z-]+|@aws-sdk|acorn|fastify)\/|gateway\/src\/(?:registry\/registry|builds\/description)\.ts/;

test('PLAT-04 a rollback by the command line loads no database, no registry and no gate', () => {
  expect(modulesOf('rollback', 'mf-chat', '--why', 'slow').filter((file) => heavy.test(file))).toEqual([]);
});

test('a command that works on the data directory loads the registry', () => {
  expect(modulesOf('discovery').filter((file) => heavy.test(file))).not.toEqual([]);
});

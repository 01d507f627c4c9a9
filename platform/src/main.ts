/** `mfe` in a repository of its own: creates, builds and checks its remote, and publishes it to a platform. */
import { join } from 'node:path';

import { UsageError } from '@pairwise/command-line';
import { MfeError, readCommit, runMfe } from '@pairwise/gateway/cli';

import { build } from './commands/build.ts';
import { check } from './commands/check.ts';
import { dev } from './commands/dev.ts';
import { init } from './commands/init.ts';
import { buildRemote } from './repository/build-remote.ts';
import { remoteNameOf } from './repository/read-manifest.ts';
import { readSettings } from './repository/settings.ts';
import { tokenHint } from './repository/token-hint.ts';

const repository = process.cwd();
const print = (line: string): void => console.log(line);

const notHere = async (): Promise<never> => {
  throw new MfeError('This command works in a checkout of the platform only.');
};

try {
  const { consoleUrl, platformUrl, token } = readSettings(process.env);
  process.exitCode = await runMfe(
    process.argv.slice(2),
    {
      dataDir: join(repository, '.data'),
      demo: false,
      publicUrl: platformUrl,
      url: consoleUrl,
      token,
      print,
      deployables: () => [remoteNameOf(repository)],
      build: () => buildRemote(repository, print),
      commit: () => readCommit(repository),
      create: notHere,
      createLander: notHere,
    },
    {
      invocation: 'npx mfe',
      commands: [init, dev, build, check],
      tokenHint: () => tokenHint(remoteNameOf(repository)),
    },
  );
} catch (error) {
  if (!(error instanceof MfeError || error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}

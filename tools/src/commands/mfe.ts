/** `npm run mfe`: the platform's command line, with the settings of this checkout. */
import { join } from 'node:path';

import { MfeError, readCommit, runMfe } from '@pairwise/gateway/cli';

import { takeLock } from '../process-lock.ts';
import { runCommand } from '../run-command.ts';
import { runTool } from '../run-tool.ts';
import { CommandError, readSettings } from '../settings.ts';
import { publishedFolders, root } from '../workspace.ts';

const print = (line: string): void => console.log(line);

/** Builds one deployable from the sources as they are, under a lock against other commands that build it. */
const build = async (name: string): Promise<string> => {
  if (!takeLock(join(root, '.cache', `${name}.lock`))) {
    throw new CommandError(`Another command is building ${name}. Try again when it has finished.`);
  }
  print(`Building ${name} …`);
  const { code, output } = await runTool(process.execPath, ['shared/webpack/build.ts', name]);
  if (code !== 0) throw new CommandError(`The build of ${name} failed:\n${output.trim()}`);
  print(output.trim());
  return join(root, name, 'dist');
};

await runCommand(async () => {
  const settings = readSettings(process.env);
  const { dataDir, databaseUrl, demo, publicUrl } = settings;
  const given = (name: string): string | undefined => process.env[name] || undefined;
  try {
    return await runMfe(process.argv.slice(2), {
      dataDir,
      databaseUrl,
      demo,
      publicUrl,
      url: (given('MFE_URL') ?? `http://localhost:${settings.consolePort}`).replace(/\/+$/, ''),
      token: given('MFE_TOKEN'),
      print,
      deployables: publishedFolders,
      build,
      commit: () => readCommit(root),
      create: async (name) => {
        const { createRemote } = await import('../create-remote/index.ts');
        await createRemote(name, { root, print, publicUrl });
        // The new remote is registered and its team gets its token, so that it can publish before the next start.
        if (!demo) return;
        const { ensureTokens } = await import('../start/ensure-tokens.ts');
        await ensureTokens(settings);
        const { registerCreated } = await import('../start/register-created.ts');
        const { readRemoteName } = await import('@pairwise/platform/create');
        await registerCreated(settings, readRemoteName(name).name);
      },
      createLander: async (name, like) => {
        const { createLander } = await import('../create-lander/index.ts');
        await createLander(name, { root, print, like });
      },
    });
  } catch (error) {
    if (!(error instanceof MfeError)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
});

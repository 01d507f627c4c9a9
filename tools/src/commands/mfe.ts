/** `npm run mfe -- publish mf-chat`, and more: the platform's command line, with this checkout's settings. */
import { join } from 'node:path';

import { ensureDemoTokens } from '@pairwise/gateway/access';
import { type Commit, MfeError, runMfe } from '@pairwise/gateway/cli';

import { createRemote } from '../create-remote/index.ts';
import { takeBuildLock } from '../build-lock.ts';
import { runCommand } from '../run-command.ts';
import { runTool } from '../run-tool.ts';
import { PlainError, readSettings } from '../settings.ts';
import { publishedFolders, root } from '../workspace.ts';

const print = (line: string): void => console.log(line);

/** That deployable and nothing else, from the sources as they are; no other command does so until this one has ended. */
const build = async (name: string): Promise<string> => {
  if (!takeBuildLock(join(root, '.cache', `${name}.lock`))) {
    throw new PlainError(`${name} is being built by another command here. Try again when that is done.`);
  }
  print(`Building ${name} …`);
  const { code, output } = await runTool(process.execPath, ['shared/webpack/build.ts', name]);
  if (code !== 0) throw new PlainError(`${name} can't be built:\n${output.trim()}`);
  print(output.trim());
  return join(root, name, 'dist');
};

const commit = async (): Promise<Commit | undefined> => {
  const { code, output } = await runTool('git', ['log', '-1', '--format=%h %s']);
  const [, id, subject] = /^(\S+) (.{1,500})/.exec(output) ?? [];
  if (code !== 0 || id === undefined || subject === undefined) return undefined;
  // Sources that nobody else has must not pass for that commit.
  const changed = (await runTool('git', ['status', '--porcelain'])).output.trim() !== '';
  return { id: changed ? `${id}-changed` : id, subject };
};

await runCommand(async () => {
  const settings = readSettings(process.env);
  const { dataDir, demo, publicUrl } = settings;
  const given = (name: string): string | undefined => process.env[name] || undefined;
  try {
    return await runMfe(process.argv.slice(2), {
      dataDir,
      demo,
      publicUrl,
      url: (given('MFE_URL') ?? `http://localhost:${settings.consolePort}`).replace(/\/+$/, ''),
      token: given('MFE_TOKEN'),
      print,
      deployables: publishedFolders,
      build,
      commit,
      create: async (name) => {
        await createRemote(name, { root, print, publicUrl });
        // Its team can publish it before the next start.
        if (demo) ensureDemoTokens(dataDir, publishedFolders());
      },
    });
  } catch (error) {
    if (!(error instanceof MfeError)) throw error;
    console.error(error.message);
    return error.exitCode;
  }
});

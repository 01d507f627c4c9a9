import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { runTool } from './run-tool.ts';
import { CommandError } from './settings.ts';
import { root } from './workspace.ts';

/**
 * Returns the files that differ from the last commit, with untracked and without deleted ones, as paths from the checkout.
 * @throws {CommandError} outside a git checkout
 */
export const changedFiles = async (): Promise<string[]> => {
  const tracked = await runTool('git', ['diff', '--name-only', '--relative', 'HEAD']);
  const untracked = await runTool('git', ['ls-files', '--others', '--exclude-standard']);
  if (tracked.code !== 0 || untracked.code !== 0) {
    throw new CommandError(`git could not list the changed files: ${tracked.output || untracked.output}`);
  }
  return [...tracked.output.split('\n'), ...untracked.output.split('\n')].filter(
    (file) => file !== '' && existsSync(join(root, file)),
  );
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { runTool } from './run-tool.ts';
import { PlainError } from './settings.ts';
import { root } from './workspace.ts';

/**
 * Files that differ from the last commit, untracked ones included, deleted ones left out; paths from the checkout.
 * @throws {PlainError} outside a git checkout
 */
export const changedFiles = async (): Promise<string[]> => {
  const tracked = await runTool('git', ['diff', '--name-only', '--relative', 'HEAD']);
  const untracked = await runTool('git', ['ls-files', '--others', '--exclude-standard']);
  if (tracked.code !== 0 || untracked.code !== 0) {
    throw new PlainError(`git can't tell what changed: ${tracked.output || untracked.output}`);
  }
  return [...tracked.output.split('\n'), ...untracked.output.split('\n')].filter(
    (file) => file !== '' && existsSync(join(root, file)),
  );
};

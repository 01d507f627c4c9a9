import { basename } from 'node:path';

import { runTool } from './run-tool.ts';
import { CommandError } from './settings.ts';

/**
 * Builds the packages in the given folders, two at a time. Turbo skips those that have not changed.
 * @throws {CommandError} with the output of the failed build
 */
export const build = async (folders: string[]): Promise<void> => {
  const filters = folders.map((folder) => `--filter=@pairwise/${basename(folder)}`);
  const result = await runTool('turbo', [
    'run',
    'build',
    ...filters,
    '--concurrency=2',
    '--output-logs=errors-only',
    '--no-update-notifier',
  ]);
  if (result.code !== 0) throw new CommandError(`The build failed:\n${result.output.trim()}`);
};

import { basename } from 'node:path';

import { runTool } from './run-tool.ts';
import { PlainError } from './settings.ts';

/**
 * Builds the packages in the named folders, two at a time, leaving alone what has not changed since it was last built.
 * @throws {PlainError} with the build's own words
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
  if (result.code !== 0) throw new PlainError(`The build failed:\n${result.output.trim()}`);
};

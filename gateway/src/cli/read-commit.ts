import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Commit } from './context.ts';

const run = promisify(execFile);

/** Runs git. Resolves with undefined when it fails, as without git, a repository or a commit. */
const git = async (folder: string, args: string[]): Promise<string | undefined> => {
  try {
    return (await run('git', args, { cwd: folder })).stdout;
  } catch {
    return undefined;
  }
};

/**
 * Resolves with the last commit of the repository of a folder; undefined when there is none. Uncommitted sources must not be
 * published under the commit's own id, so its id ends with `-changed` then.
 */
export const readCommit = async (folder: string): Promise<Commit | undefined> => {
  const [id, author, subject] = ((await git(folder, ['log', '-1', '--format=%h%n%an%n%s'])) ?? '').split('\n');
  if (!id || author === undefined || !subject) return undefined;
  const status = await git(folder, ['status', '--porcelain']);
  return { id: status?.trim() === '' ? id : `${id}-changed`, subject, author };
};

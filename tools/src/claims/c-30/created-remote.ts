import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { copyCheckout, packageStoreOf } from '@pairwise/e2e/support';

import { removeWhenInterrupted } from '../../remove-when-interrupted.ts';
import { root } from '../../workspace.ts';
import { environmentOfCopy } from './environment-of-copy.ts';

const run = promisify(execFile);

/** The build of a remote that `mfe create` has just made. */
export interface CreatedRemote {
  name: string;
  dist: string;
  /** Removes it with the copy of the checkout that it is in. */
  remove: () => void;
}

/** Creates a remote as a new team does, without any change, in a copy of the checkout, and builds it. */
export const createdRemote = async (): Promise<CreatedRemote> => {
  const copy = copyCheckout(root);
  removeWhenInterrupted(copy);
  const remove = (): void => rmSync(copy, { recursive: true, force: true });
  const bin = join(root, 'node_modules/.bin');
  const env = {
    ...environmentOfCopy(copy, process.env),
    ...packageStoreOf(root),
    CI: 'true',
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
  };
  const options = { cwd: copy, env };
  try {
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], options);
    await run(process.execPath, ['tools/src/commands/mfe.ts', 'create', 'games'], options);
    await run(process.execPath, ['shared/webpack/build.ts', 'mf-games'], options);
    return { name: 'mf-games', dist: join(copy, 'mf-games/dist'), remove };
  } catch (error) {
    remove();
    throw error;
  }
};

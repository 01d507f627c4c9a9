import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { LauncherError } from './launcher-error.ts';

/** How PostgreSQL's programs are run, and which user must own the cluster's files. */
export interface RunAs {
  /** Returns the command and its arguments for `spawn`. */
  command(program: string, args: readonly string[]): readonly [string, readonly string[]];
  /** Set when the programs run as another user than this process. */
  user?: { uid: number; gid: number };
}

const AS_OURSELVES: RunAs = { command: (program, args) => [program, args] };

/**
 * Chooses the user of PostgreSQL, which refuses to run as root. Root runs it as the owner of the cluster, otherwise as the
 * owner of the data directory or of its parent, as `postgres` or as `nobody`: the first one that can access the data
 * directory. When none can, because it is below a private folder of root, PostgreSQL runs in a user namespace where root
 * has another number.
 * @throws {LauncherError} `unsupported_platform`, `data_dir_unusable`, `no_user_to_run_as`
 */
export function chooseRunAs(root: string, cluster: string): RunAs {
  const uid = process.getuid?.();
  if (uid === undefined) {
    throw new LauncherError(
      'unsupported_platform',
      'The built-in database runs on Linux and macOS. Here, set DATABASE_URL to a PostgreSQL that is running.',
    );
  }
  const owner = existsSync(cluster) ? statSync(cluster).uid : undefined;
  if (uid !== 0 && (owner === undefined || owner === uid)) return AS_OURSELVES;
  if (uid !== 0) {
    throw new LauncherError(
      'data_dir_unusable',
      `The database in ${cluster} belongs to user ${owner}, but this is user ${uid}. ` +
        'Start as that user or choose another data directory with DATA_DIR.',
    );
  }
  const candidates = owner === undefined ? usersToTry(root) : [owner];
  for (const candidate of candidates) {
    const user = { uid: candidate, gid: primaryGroup(candidate) };
    if (candidate !== 0 && canReach(root, user)) return { ...AS_OURSELVES, user };
  }
  if (namespacesWork()) return IN_NAMESPACE;
  throw new LauncherError(
    'no_user_to_run_as',
    `PostgreSQL does not run as root, and no other user can access ${root}. ` +
      'Start as an ordinary user or choose a data directory with DATA_DIR that others may traverse (chmod o+x).',
  );
}

const UNSHARE = 'unshare';
const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000'];
const IN_NAMESPACE: RunAs = { command: (program, args) => [UNSHARE, [...NAMESPACE, program, ...args]] };

/** Whether this system allows user namespaces. Containers often forbid them. */
export function namespacesWork(): boolean {
  return process.platform === 'linux' && spawnSync(UNSHARE, [...NAMESPACE, 'true']).status === 0;
}

function usersToTry(root: string): number[] {
  const parent = statSync(path.dirname(root)).uid;
  const named = ['postgres', 'nobody'].map((name) => Number.parseInt(ask('id', ['-u', name]), 10));
  return [statSync(root).uid, parent, ...named].filter((uid) => Number.isInteger(uid) && uid > 0);
}

function primaryGroup(uid: number): number {
  // A user that the system does not list, as in a container, has no group. Its number is used for both.
  const gid = Number.parseInt(ask('id', ['-g', String(uid)]), 10);
  return Number.isInteger(gid) ? gid : uid;
}

function canReach(folder: string, user: { uid: number; gid: number }): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0;
}

function ask(command: string, args: string[]): string {
  const run = spawnSync(command, args, { encoding: 'utf8' });
  return run.status === 0 ? run.stdout : '';
}

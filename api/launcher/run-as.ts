import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { LauncherError } from './launcher-error.ts';

/** How PostgreSQL's programs are run, and whom the cluster's files have to belong to. */
export interface RunAs {
  /** The command with its arguments, as spawn takes them. */
  command(program: string, args: readonly string[]): readonly [string, readonly string[]];
  /** Set when the programs run as another user than we. */
  user?: { uid: number; gid: number };
}

const AS_OURSELVES: RunAs = { command: (program, args) => [program, args] };

/**
 * PostgreSQL refuses to run as root. So root runs it as the user the cluster belongs to, else as the
 * owner of the folder the data directory lies in, as `postgres` or as `nobody`: the first who can
 * reach the data directory. When nobody can (it lies below root's private folders), PostgreSQL runs
 * in a user namespace where our own user has another number.
 */
export function chooseRunAs(root: string, cluster: string): RunAs {
  const uid = process.getuid?.();
  if (uid === undefined) {
    throw new LauncherError(
      'unsupported_platform',
      'The built-in database runs on Linux and macOS. Here, set DATABASE_URL to a PostgreSQL that runs.',
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
    `PostgreSQL does not run as root, and no other user can reach ${root}. ` +
      'Start as an ordinary user or choose a data directory with DATA_DIR that others may walk through (chmod o+x).',
  );
}

const UNSHARE = 'unshare';
const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000'];
const IN_NAMESPACE: RunAs = { command: (program, args) => [UNSHARE, [...NAMESPACE, program, ...args]] };

/** Whether this system lets us make user namespaces; containers often forbid it. */
export function namespacesWork(): boolean {
  return process.platform === 'linux' && spawnSync(UNSHARE, [...NAMESPACE, 'true']).status === 0;
}

function usersToTry(root: string): number[] {
  const parent = statSync(path.dirname(root)).uid;
  const named = ['postgres', 'nobody'].map((name) => Number.parseInt(ask('id', ['-u', name]), 10));
  return [statSync(root).uid, parent, ...named].filter((uid) => Number.isInteger(uid) && uid > 0);
}

function primaryGroup(uid: number): number {
  // A user the system does not list (as in a container) has no group on record: his number then serves for both.
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

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LauncherError } from './launcher-error.ts';
import { postgresEnvironment } from './postgres-settings.ts';
import type { RunAs } from './run-as.ts';

/**
 * Returns the version of the programs, for example `18.4`. It runs them as the server will run, which also checks the
 * platform, the libraries and the access of the user.
 * @throws {LauncherError} `no_binaries`
 */
export function programVersion(bin: string, runAs: RunAs): string {
  const [command, args] = runAs.command(path.join(bin, 'postgres'), ['--version']);
  const run = spawnSync(command, args, { ...runAs.user, cwd: '/', env: postgresEnvironment(), encoding: 'utf8' });
  const version = /\(PostgreSQL\) (\d+(?:\.\d+)?)/.exec(run.stdout ?? '')?.[1];
  if (run.status === 0 && version !== undefined) return version;
  const reason = run.error?.message ?? run.stderr.trim();
  throw new LauncherError('no_binaries', `The PostgreSQL in ${bin} cannot run (${reason}).`);
}

/** Refuses a cluster of another major version, which PostgreSQL cannot read. @throws {LauncherError} `wrong_major` */
export function refuseOtherMajor(cluster: string, version: string): void {
  const file = path.join(cluster, 'PG_VERSION');
  if (!existsSync(file)) return;
  const made = readFileSync(file, 'utf8').trim();
  const running = version.split('.')[0] ?? '';
  if (made === running) return;
  throw new LauncherError(
    'wrong_major',
    `The database in ${cluster} was made by PostgreSQL ${made}; this is PostgreSQL ${running}, which cannot read it. ` +
      `With the release that made it, run "npm run db export FILE". Then move ${cluster} away and, ` +
      'with this release, run "npm run db import FILE".',
  );
}

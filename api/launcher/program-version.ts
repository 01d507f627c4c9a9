import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LauncherError } from './launcher-error.ts';
import { postgresEnvironment } from './postgres-settings.ts';
import type { RunAs } from './run-as.ts';

/**
 * The version of the programs, e.g. `18.4`, asked the way they will be run: so it also shows that
 * they can be (right platform, libraries found, reachable for the user they run as).
 */
export function programVersion(bin: string, runAs: RunAs): string {
  const [command, args] = runAs.command(path.join(bin, 'postgres'), ['--version']);
  const run = spawnSync(command, args, { ...runAs.user, cwd: '/', env: postgresEnvironment(), encoding: 'utf8' });
  const version = /\(PostgreSQL\) (\d+(?:\.\d+)?)/.exec(run.stdout ?? '')?.[1];
  if (run.status === 0 && version !== undefined) return version;
  const reason = run.error?.message ?? run.stderr.trim();
  throw new LauncherError('no_binaries', `The PostgreSQL in ${bin} cannot be run (${reason}).`);
}

/** PostgreSQL reads only clusters of its own major version. Throws `wrong_major` before it is tried. */
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

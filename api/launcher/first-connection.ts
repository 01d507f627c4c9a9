import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Client, DatabaseError } from 'pg';
import { LauncherError } from './launcher-error.ts';
import { DATABASE, databaseUrl, postgresEnvironment, SUPERUSER } from './postgres-settings.ts';
import type { RunAs } from './run-as.ts';

const WRONG_PASSWORD = '28P01';

/** Creates the product's database in the cluster, unless it exists. */
export async function ensureDatabase(port: number, password: string, passwordFile: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl(port, password, 'postgres') });
  // A lost connection fails the next query. Without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== WRONG_PASSWORD) throw error;
    throw new LauncherError(
      'start_failed',
      `The password in ${passwordFile} is wrong. Restore the right one, ` +
        'or delete the file: the next start then sets a new password.',
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

interface Reset {
  bin: string;
  cluster: string;
  runAs: RunAs;
  password: string;
}

/**
 * Sets a new password of the database's user, when the file with the old one was deleted. It works on the stopped cluster,
 * which needs no password.
 */
export function resetPassword({ bin, cluster, runAs, password }: Reset): void {
  const [command, args] = runAs.command(path.join(bin, 'postgres'), ['--single', '-D', cluster, 'postgres']);
  const run = spawnSync(command, args, {
    ...runAs.user,
    cwd: cluster,
    env: postgresEnvironment(),
    // The password is base64url, which needs no quoting.
    input: `alter role ${SUPERUSER} password '${password}';\n`,
    encoding: 'utf8',
  });
  if (run.status === 0 && !/ERROR|FATAL/.test(run.stderr)) return;
  throw new LauncherError('start_failed', `The database's password could not be set (${run.stderr.trim()})`);
}

import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { LauncherError } from './launcher-error.ts';
import { postgresEnvironment, SUPERUSER } from './postgres-settings.ts';
import { isAlive, startMark } from './process-table.ts';
import type { RunAs } from './run-as.ts';

const TEMPORARY = 'postgres.tmp-';

/** A file in the temporary folder with the id and the start mark of the running initdb. */
const PROCESS = 'process';

/** The time limit of initdb, which takes about a second. */
const INITDB_MILLISECONDS = 120_000;

interface NewCluster {
  folder: DataFolder;
  bin: string;
  runAs: RunAs;
  password: string;
  /** Whether to wait until the files are on the disk. */
  sync: boolean;
}

/**
 * Makes the cluster when there is none. initdb works in a temporary folder, which is renamed when it is complete.
 * Otherwise a killed initdb would leave a folder that looks like a cluster. Returns whether a cluster was made.
 */
export async function ensureCluster(cluster: NewCluster): Promise<boolean> {
  const { folder, runAs } = cluster;
  deleteUnfinished(folder.root);
  if (existsSync(path.join(folder.cluster, 'PG_VERSION'))) return false;
  const temporary = mkdtempSync(path.join(folder.root, TEMPORARY));
  const data = path.join(temporary, 'data');
  const passwordFile = path.join(temporary, 'password');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
  if (runAs.user !== undefined) {
    const { uid, gid } = runAs.user;
    for (const file of [temporary, data, passwordFile]) chownSync(file, uid, gid);
  }
  await runInitdb(cluster, data, passwordFile);
  renameSync(data, folder.cluster);
  rmSync(temporary, { recursive: true, force: true });
  return true;
}

/** Deletes the temporary folders of earlier starts that were killed. */
function deleteUnfinished(root: string): void {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(TEMPORARY))) {
    const temporary = path.join(root, name);
    endOrphan(path.join(temporary, PROCESS));
    rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** Ends the initdb of a killed start, which would otherwise write into the deleted folder. */
function endOrphan(processFile: string): void {
  const [pid, mark] = existsSync(processFile) ? readFileSync(processFile, 'utf8').split(' ') : [];
  if (pid === undefined || mark === undefined || !isAlive(Number(pid), mark)) return;
  // Kills the process group, because initdb starts servers itself.
  process.kill(-Number(pid), 'SIGKILL');
}

async function runInitdb({ bin, runAs, sync }: NewCluster, data: string, passwordFile: string): Promise<void> {
  const args = [`--pgdata=${data}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  args.push('--encoding=UTF8', '--locale=C.UTF-8', '--lc-messages=C');
  if (!sync) args.push('--no-sync');
  const [command, commandArgs] = runAs.command(path.join(bin, 'initdb'), args);
  const child = spawn(command, commandArgs, {
    ...runAs.user,
    cwd: data,
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: INITDB_MILLISECONDS,
    detached: true,
  });
  if (child.pid !== undefined) {
    writeFileSync(path.join(path.dirname(data), PROCESS), `${child.pid} ${startMark(child.pid) ?? ''}`);
  }
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const failure = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : `${signal ?? code}: ${errors.trim()}`));
  });
  if (failure !== undefined) throw new LauncherError('start_failed', `PostgreSQL's initdb failed (${failure})`);
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { readPid } from '../../read-pid.ts';
import type { RunningApi } from '../support/running-api.ts';

/** A process to kill: the nth api, or the database. */
type Target = number | 'database';

interface Kill {
  target: Target;
  /** How long the process is left alone after it is up, in milliseconds. */
  after: number;
  /** Whether the other processes must be up, too. */
  alone: boolean;
}

interface Plan {
  apis: number;
  apiKills: number;
  databaseKills: number;
  random: () => number;
  /** Called after each kill with the share of all kills that are done. */
  onKill: (share: number) => void;
}

/** The longest time between the start of a process and its kill, in milliseconds. */
const LONGEST_LIFE_MS = 500;
/** How long a process may take to come back. */
const BACK_WITHIN_MS = 60_000;

/** The share of kills that come when all processes are up; the others may come while another one starts. */
const ALONE = 0.75;

/**
 * Plans the kills. The apis take turns, and most kills wait until all are up, so that messages are under way. The kills of
 * the database are spread evenly, because its launcher gives up after five within a minute.
 */
const planKills = ({ apis, apiKills, databaseKills, random }: Omit<Plan, 'onKill'>): Kill[] => {
  const all = apiKills + databaseKills;
  return Array.from({ length: all }, (_, n) => {
    const isDatabase = Math.floor(((n + 1) * databaseKills) / all) > Math.floor((n * databaseKills) / all);
    return { target: isDatabase ? 'database' : n % apis, after: random() * LONGEST_LIFE_MS, alone: random() < ALONE };
  });
};

/** Lists the direct children of a process. */
const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));

const killNow = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // A child of the database may have ended with its parent.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
};

/** Kills the database with all processes that work for it, so that none of them finishes its transaction. */
const killDatabase = ({ dataDir }: RunningApi): void => {
  const postmaster = readPid(join(dataDir, 'postgres/postmaster.pid'));
  const children = childrenOf(postmaster);
  for (const pid of [postmaster, ...children]) killNow(pid);
};

const canConnect = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });

/** Whether a process is up: an api accepts connections, the database has finished its start. Neither need respond yet. */
const isUp = async ({ urls, dataDir }: RunningApi, target: Target): Promise<boolean> => {
  if (target !== 'database') return canConnect(urls[target] ?? '');
  const file = join(dataDir, 'postgres/postmaster.pid');
  return existsSync(file) && /^ready\s*$/m.test(readFileSync(file, 'utf8'));
};

const logOf = ({ dataDir }: RunningApi, name: string): string => {
  const file = join(dataDir, name === 'postgres' ? 'postgres.log' : `logs/${name}.log`);
  return existsSync(file) ? readFileSync(file, 'utf8').slice(-3_000) : `(${file} does not exist)`;
};

const waitUntilUp = async (api: RunningApi, target: Target): Promise<void> => {
  const deadline = Date.now() + BACK_WITHIN_MS;
  while (!(await isUp(api, target))) {
    if (Date.now() > deadline) {
      const name = target === 'database' ? 'postgres' : `api-${target + 1}`;
      throw new Error(`${name} did not come back. The end of its log:\n${logOf(api, name)}`);
    }
    await delay(20);
  }
};

/** Waits until the database and all apis are up. */
export const waitUntilAllUp = async (api: RunningApi): Promise<void> => {
  await waitUntilUp(api, 'database');
  for (const nth of api.urls.keys()) await waitUntilUp(api, nth);
};

/** Ends processes with `kill -9` one after the other, each while it is up. */
export const killAll = async (api: RunningApi, plan: Omit<Plan, 'apis'>): Promise<void> => {
  const kills = planKills({ ...plan, apis: api.urls.length });
  for (const [nth, { target, after, alone }] of kills.entries()) {
    await (alone ? waitUntilAllUp(api) : waitUntilUp(api, target));
    await delay(after);
    if (target === 'database') killDatabase(api);
    else killNow(readPid(join(api.dataDir, `logs/api-${target + 1}.pid`)));
    plan.onKill((nth + 1) / kills.length);
  }
};

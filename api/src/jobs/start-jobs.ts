import type { FastifyBaseLogger } from 'fastify';

import { openPool } from '../db/database.ts';
import type { Services } from '../services.ts';
import { concurrencyOf, type Lane } from './job-kinds.ts';
import { type RunningLane, startLane } from './lane.ts';
import { openWorkerLocks } from './worker-locks.ts';

const lanes = Object.keys(concurrencyOf) as Lane[];

/** How often each process releases the jobs of processes that have died. */
const UNLOCK_EVERY_MS = 60_000;

export interface RunningJobs {
  /** Takes no more jobs and waits for the running ones, seven seconds at most. */
  stop: () => Promise<void>;
  /** Releases the jobs of processes that have died. Runs every minute by itself. */
  unlockDead: () => Promise<string[]>;
}

/**
 * Starts the workers of this process: they run the jobs of `add-job.repository.ts` and add those that repeat. They keep
 * their own connections, so that neither jobs nor requests can take the connection that finishes a job.
 */
export const startJobs = async (services: Services, logger: FastifyBaseLogger): Promise<RunningJobs> => {
  const url = services.env.databaseUrl;
  const warn = (error: unknown, message: string): void => logger.warn({ err: error }, message);
  const pool = openPool({
    url,
    // Each lane listens on one connection; the rest takes and finishes jobs.
    poolSize: lanes.length + 3,
    onError: (error) => warn(error, 'a connection of the jobs was lost'),
  });
  const locks = openWorkerLocks({ url, warn });
  const running: RunningLane[] = [];
  for (const lane of lanes) running.push(await startLane(lane, { services, logger, pool, locks }));

  let stopping = false;
  // A timer and not a job: the job that releases others could itself be held by a process that has died.
  const unlockDead = async (): Promise<string[]> => {
    const unlocked = await locks.unlockDead();
    if (unlocked.length > 0) logger.warn({ pools: unlocked }, 'jobs of processes that have died were released');
    return unlocked;
  };
  const check = (): void => {
    unlockDead().catch((error: unknown) => {
      if (!stopping) warn(error, 'the jobs of dead processes could not be released; trying again in a minute');
    });
  };
  check();
  const timer = setInterval(check, UNLOCK_EVERY_MS);
  return {
    unlockDead,
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await Promise.all(running.map((lane) => lane.stop()));
      locks.close();
      await pool.end();
    },
  };
};

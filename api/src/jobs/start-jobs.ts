import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import type { FastifyBaseLogger } from 'fastify';

import { openPool } from '../db/database.ts';
import type { Services } from '../services.ts';
import { concurrencyOf, type Lane } from './job-kinds.ts';
import { recurringJobs } from './recurring.ts';
import { taskList } from './task-list.ts';

const lanes = Object.keys(concurrencyOf) as Lane[];

/** Jobs are started by a notification of the database. Polling finds those that are due later. */
const POLL_MS = 1_000;
/** When the program stops, running jobs end within this time, or are asked to end. */
const ABORT_AFTER_MS = 4_000;
/** After this time their attempt counts as failed, and they run again in another process. */
const KILL_AFTER_MS = 6_000;

const levels = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The library's log. A failed attempt is logged by `task-list.ts` with its error. */
const libraryLog = (logger: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] !== true) logger[levels[level]](message);
  });

export interface RunningJobs {
  /** Takes no more jobs and waits for the running ones, six seconds at most. */
  stop: () => Promise<void>;
}

/**
 * Starts the workers of this process: they run the jobs of `add-job.ts` and add those that repeat. They keep their own
 * connections, so that neither jobs nor requests can take the connection that finishes a job.
 */
export const startJobs = async (services: Services, logger: FastifyBaseLogger): Promise<RunningJobs> => {
  const { env } = services;
  const warn = (error: unknown, message: string): void => logger.warn({ err: error }, message);
  const pool = openPool({
    url: env.databaseUrl,
    // Each lane listens on one connection; the rest takes and finishes jobs.
    poolSize: lanes.length + 3,
    onError: (error) => warn(error, 'a connection of the jobs was lost'),
  });
  const runners: Runner[] = [];
  for (const lane of lanes) {
    runners.push(
      await run({
        pgPool: pool,
        noHandleSignals: true,
        concurrency: concurrencyOf[lane],
        pollInterval: POLL_MS,
        gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
        logger: libraryLog(logger),
        taskList: taskList(services, warn, lane),
        parsedCronItems: parseCronItems(lane === 'upkeep' ? recurringJobs(env) : []),
      }),
    );
  }
  return {
    stop: async () => {
      const kill = setTimeout(() => {
        for (const runner of runners) runner.kill().catch((error: unknown) => warn(error, 'jobs did not stop'));
      }, KILL_AFTER_MS);
      await Promise.all(runners.map((runner) => runner.stop()));
      clearTimeout(kill);
      await pool.end();
    },
  };
};

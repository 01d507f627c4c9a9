import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { Pool } from 'pg';

import type { Services } from '../services.ts';
import { concurrencyOf, type Lane } from './job-kinds.ts';
import { recurringJobs } from './recurring.ts';
import { taskList } from './task-list.ts';
import type { WorkerLocks } from './worker-locks.ts';

/**
 * Jobs are started by a notification of the database. Polling finds those that are due later, and the first retry is due
 * after 3 s. Each worker polls by itself, so a shorter time keeps an idle database busy.
 */
const POLL_MS = 3_000;
/** When the program stops, running jobs end within this time, or are asked to end. */
const ABORT_AFTER_MS = 4_000;
/** After this time their attempt counts as failed, and they run again in another process. */
const KILL_AFTER_MS = 6_000;

const levels = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * The library's log without two messages: a failed attempt, which `task-list.ts` logs with its error, and the warning that a
 * pool has fewer connections than jobs run, which is intended: a job needs one only when it is taken and when it ends.
 */
const libraryLog = (logger: FastifyBaseLogger): Logger =>
  new Logger(() => (level, message, meta) => {
    const isSmallPool = meta?.['max'] !== undefined && meta['concurrency'] !== undefined;
    if (meta?.['failure'] !== true && !isSmallPool) logger[levels[level]](message);
  });

interface LaneParts {
  services: Services;
  logger: FastifyBaseLogger;
  pool: Pool;
  locks: WorkerLocks;
}

export interface RunningLane {
  /** Takes no more jobs and waits for the running ones, seven seconds at most. */
  stop: () => Promise<void>;
}

/** Starts the workers of a lane. An end of a job that cannot be stored ends the program (`log-crashes.ts`). */
export const startLane = async (lane: Lane, { services, logger, pool, locks }: LaneParts): Promise<RunningLane> => {
  const warn = (error: unknown, message: string): void => logger.warn({ err: error }, message);
  const runner = await run({
    pgPool: pool,
    noHandleSignals: true,
    concurrency: concurrencyOf[lane],
    pollInterval: POLL_MS,
    gracefulShutdownAbortTimeout: ABORT_AFTER_MS,
    logger: libraryLog(logger),
    taskList: taskList(services, warn, lane),
    parsedCronItems: parseCronItems(lane === 'upkeep' ? recurringJobs(services.env) : []),
    preset: {
      // The library waits at its stop only for ends of jobs that it stores in batches. Without this a mail that was sent
      // during a stop would be sent again, and an end that cannot be stored would be an unhandled rejection.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
      plugins: [
        {
          name: 'HoldLocks',
          version: '1.0.0',
          // Awaited before a worker takes its first job.
          worker: { hooks: { startWorker: (_context, { worker }) => locks.hold(worker.workerPool.id) } },
        },
      ],
    },
  });
  return {
    stop: async () => {
      const kill = setTimeout(() => {
        runner.kill().catch((error: unknown) => warn(error, 'jobs did not stop'));
      }, KILL_AFTER_MS);
      await runner.stop();
      clearTimeout(kill);
    },
  };
};

import type { FastifyInstance } from 'fastify';

import { openPool } from '../src/db/database.ts';
import type { Env } from '../src/env.ts';
import { taskList } from '../src/jobs/task-list.ts';

/** Runs the jobs that are due, one after another, until none is left. A job that fails waits for its next attempt. */
export const runDueJobs = async (app: FastifyInstance, env: Env): Promise<void> => {
  // Most tests run no jobs, and each test file would load the library again.
  const { Logger, runOnce } = await import('graphile-worker');
  const silent = new Logger(() => () => {});
  const { services, log } = app;
  const pool = openPool({ url: env.databaseUrl, poolSize: 2, onError: () => {} });
  try {
    await runOnce({
      pgPool: pool,
      noHandleSignals: true,
      logger: silent,
      taskList: taskList(services, (error, message) => log.warn({ err: error }, message)),
    });
  } finally {
    await pool.end();
  }
};

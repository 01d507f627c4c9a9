import type { FastifyInstance } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';

import { openPool } from '../src/db/database.ts';
import type { Env } from '../src/env.ts';
import { taskList } from '../src/jobs/task-list.ts';

const silent = new Logger(() => () => {});

/** Runs the jobs that are due, one after another, until none is left. A job that fails waits for its next attempt. */
export const runDueJobs = async (app: FastifyInstance, env: Env): Promise<void> => {
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

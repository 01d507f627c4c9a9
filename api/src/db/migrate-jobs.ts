import { Logger, runMigrations } from 'graphile-worker';

import { openPool } from './database.ts';

const silent = new Logger(() => () => {});

/** Brings the schema of the job library up to date. Does nothing when it is. */
export const migrateJobs = async (url: string): Promise<void> => {
  const pool = openPool({ url, poolSize: 1, statementSeconds: 0, onError: () => {} });
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
};

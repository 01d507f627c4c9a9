import { openPool } from './database.ts';

/** Brings the schema of the job library up to date. Does nothing when it is. */
export const migrateJobs = async (url: string): Promise<void> => {
  // Commands and tests that migrate nothing need not load the library.
  const { Logger, runMigrations } = await import('graphile-worker');
  const silent = new Logger(() => () => {});
  const pool = openPool({ url, poolSize: 1, statementSeconds: 0, onError: () => {} });
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } finally {
    await pool.end();
  }
};

import { type Database, openDatabase } from '../db/database.ts';
import { countJobs, type JobCounts } from '../jobs/job-counts.repository.ts';
import { pingDatabase } from './ping.repository.ts';

export interface HealthCheck {
  /** Whether the database responds, within two seconds. */
  isReachable: () => Promise<boolean>;
  /** Counts the jobs at most every ten seconds; undefined when that takes longer than a second. */
  countJobs: () => Promise<JobCounts | undefined>;
  close: () => Promise<void>;
}

/** For the connection, and again for the response. */
const PATIENCE_MS = 1_000;
/** Counting reads all jobs, which may be many when mails cannot be sent. */
const COUNTS_MS = 10_000;

/** Concurrent calls share one run of the work, so that many checks need no more than one connection. */
const shared = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
};

const orUndefined = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work;
  } catch {
    return undefined;
  }
};

/**
 * Opens the health check of this process. Its connection is its own: requests and jobs that use all of theirs hold up
 * nothing.
 */
export const openHealthCheck = (databaseUrl: string): HealthCheck => {
  const db: Database = openDatabase({
    url: databaseUrl,
    // A count that is slow does not delay the ping.
    poolSize: 2,
    statementSeconds: 1,
    connectionMs: PATIENCE_MS,
    responseMs: PATIENCE_MS,
    keepIdle: true,
    onError: () => {},
  });
  const ping = shared(() => orUndefined(pingDatabase(db)));
  const count = shared(() => orUndefined(countJobs(db)));
  let counted: { at: number; jobs: JobCounts | undefined } | undefined;
  return {
    isReachable: async () => (await ping()) === true,
    countJobs: async () => {
      const now = Date.now();
      if (!counted || now - counted.at > COUNTS_MS) counted = { at: now, jobs: await count() };
      return counted.jobs;
    },
    close: () => db.destroy(),
  };
};

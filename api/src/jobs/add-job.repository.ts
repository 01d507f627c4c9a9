import { sql } from 'kysely';

import type { Database } from '../db/database.ts';
import { jobKinds, type JobName, type JobPayload } from './job-kinds.ts';

interface JobOptions {
  /**
   * Names the fact that the job is for, unique among all jobs: `push:…`, `mail:7`. A job that waits under this key is
   * replaced, its attempts begin again. A job that runs under it is not: another one runs after it.
   */
  key: string;
  /** The earliest time at which it runs; now by default. */
  runAt?: Date | undefined;
  /** Fewer attempts than its kind has. */
  maxAttempts?: number;
}

/**
 * Adds a background job. Call it in the transaction of the fact that the job is for: both are stored or neither, and the
 * job runs after the commit, in any process. A job runs at least once: a process that dies in the middle leaves it to
 * another, so its handler must tolerate a repetition. The payload holds ids, no data of members.
 */
export const addJob = async <Name extends JobName>(
  transaction: Database,
  name: Name,
  payload: JobPayload<Name>,
  { key, runAt, maxAttempts }: JobOptions,
): Promise<void> => {
  const kind = jobKinds[name];
  const statement = sql<{ id: number | null }>`
    select id from graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
      queue_name => ${kind.serial ? name : null}::text, run_at => ${runAt ?? null}::timestamptz,
      max_attempts => ${maxAttempts ?? kind.maxAttempts}::int, job_key => ${key},
      job_key_mode => 'preserve_run_at')`;
  for (let tries = 0; tries < 5; tries += 1) {
    const { rows } = await statement.execute(transaction);
    if (rows[0]?.id != null) return;
    // A worker took the waiting job of this key in the middle of the statement, which then does nothing.
  }
  throw new Error(`the job ${name} could not be added`);
};

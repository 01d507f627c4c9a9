import { sql } from 'kysely';

import type { Database } from '../db/database.ts';

export interface JobCounts {
  /** Jobs that are due and that no worker has taken. */
  waiting: number;
  /** Jobs that have failed in their last attempt. They stay for an operator, 30 days at most. */
  failed: number;
  /** How long the oldest waiting job has been due, in whole seconds; 0 without one. */
  oldestSeconds: number;
}

/** Counts the jobs of all processes. Reads the whole queue. */
export const countJobs = async (db: Database): Promise<JobCounts> => {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where is_due) as waiting, count(*) filter (where attempts >= max_attempts) as failed,
      coalesce(floor(extract(epoch from now() - min(run_at) filter (where is_due))), 0)::int as "oldestSeconds"
    from graphile_worker.jobs,
      lateral (select attempts < max_attempts and run_at <= now() as is_due) due
    where locked_at is null`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('the jobs were not counted');
  return counts;
};

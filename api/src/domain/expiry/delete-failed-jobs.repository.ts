import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { batchSize, inBatches } from './in-batches.ts';

/**
 * Deletes the jobs whose last attempt failed more than 30 days ago, and the mails that they did not send. Until then
 * they stay for an operator. A job that is being rescheduled is left to the next run.
 * @throws the reason of the signal when it is aborted
 */
export const deleteFailedJobs = (db: Database, signal?: AbortSignal): Promise<void> =>
  inBatches(signal, async () => {
    // The library moves `run_at` of a failed attempt to the time of the next one, and has no column for its end.
    const { numAffectedRows } = await sql`
      with doomed as materialized (
        select jobs.id, tasks.identifier, jobs.payload
        from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
        where jobs.attempts >= jobs.max_attempts and jobs.locked_at is null and jobs.run_at < now() - interval '30 days'
        limit ${batchSize} for update of jobs skip locked
      ), mails as (
        delete from mail_queue where id = any(array(
          select (payload ->> 'mail')::bigint from doomed where identifier = 'send-mail'))
      )
      delete from graphile_worker._private_jobs where id = any(array(select id from doomed))`.execute(db);
    return numAffectedRows ?? 0;
  });

import type { Client } from 'pg';
import type { Table } from './transfer-catalog.ts';

/**
 * The queued jobs, as a table of an export. Kinds and queues are named and not numbered, because running workers keep
 * their numbers. Locks are left out: a job that was running runs again, and the attempt that has not ended is not counted.
 */
export const JOBS: Table = {
  name: 'graphile_worker.jobs',
  columns: [
    'task',
    'queue',
    'payload',
    'priority',
    'run_at',
    'attempts',
    'max_attempts',
    'last_error',
    'created_at',
    'updated_at',
    'key',
    'revision',
    'flags',
  ],
};

const SELECT_JOBS = `
  select tasks.identifier, queues.queue_name, jobs.payload, jobs.priority, jobs.run_at,
    case when jobs.locked_at is null then jobs.attempts else greatest(jobs.attempts - 1, 0) end,
    jobs.max_attempts, jobs.last_error, jobs.created_at, jobs.updated_at, jobs.key, jobs.revision, jobs.flags
  from graphile_worker._private_jobs jobs
  join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  left join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
  order by jobs.id`;

/** Writes the jobs in the format of COPY. */
export const COPY_JOBS_OUT = `copy (${SELECT_JOBS}) to stdout`;

/** Reads jobs into the table of `createImportedJobs`. */
export const COPY_JOBS_IN = `copy imported_jobs (${JOBS.columns.join(', ')}) from stdin`;

/** Whether the job library's schema is there. The product's migrations install it. */
export async function hasJobs(client: Client): Promise<boolean> {
  const found = await client.query<{ there: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as there`,
  );
  return found.rows[0]?.there === true;
}

/** Creates the temporary table that `COPY_JOBS_IN` fills. */
export async function createImportedJobs(client: Client): Promise<void> {
  await client.query(`create temporary table imported_jobs (
    position bigint generated always as identity, task text, queue text, payload json, priority smallint,
    run_at timestamptz, attempts smallint, max_attempts smallint, last_error text, created_at timestamptz,
    updated_at timestamptz, key text, revision integer, flags jsonb) on commit drop`);
}

/** Queues the imported jobs, in their order. */
export async function queueImportedJobs(client: Client): Promise<void> {
  await client.query(`insert into graphile_worker._private_tasks (identifier)
    select distinct task from imported_jobs on conflict do nothing`);
  await client.query(`insert into graphile_worker._private_job_queues (queue_name)
    select distinct queue from imported_jobs where queue is not null on conflict do nothing`);
  await client.query(`
    insert into graphile_worker._private_jobs (task_id, job_queue_id, payload, priority, run_at, attempts, max_attempts,
      last_error, created_at, updated_at, key, revision, flags)
    select tasks.id, queues.id, payload, priority, run_at, attempts, max_attempts, last_error, created_at, updated_at,
      key, revision, flags
    from imported_jobs
    join graphile_worker._private_tasks tasks on tasks.identifier = task
    left join graphile_worker._private_job_queues queues on queues.queue_name = queue
    order by position`);
}

/** Deletes all jobs. Running workers keep the numbers of kinds and queues, which stay. */
export async function deleteJobs(client: Client): Promise<void> {
  await client.query('delete from graphile_worker._private_jobs');
}

export async function areJobsQueued(client: Client): Promise<boolean> {
  const found = await client.query('select from graphile_worker._private_jobs limit 1');
  return found.rowCount !== 0;
}

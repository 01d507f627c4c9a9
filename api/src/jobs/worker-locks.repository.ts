import type { ClientBase } from 'pg';

/** Separates these advisory locks from all others of the database. */
const NAMESPACE = 1_785_017;

/** Locks a pool of workers until the connection ends. */
export const lockPool = async (client: ClientBase, pool: string): Promise<void> => {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [NAMESPACE, pool]);
};

/**
 * Pools that hold jobs or queues, although no connection holds their lock. `alive` are those of this connection, which
 * could take their locks again. The locks taken here end with the statement.
 */
const dead = `
  with holders as materialized (
    select locked_by from graphile_worker._private_jobs where locked_by is not null
    union
    select locked_by from graphile_worker._private_job_queues where locked_by is not null
  ), dead as materialized (
    select locked_by from holders
    where locked_by <> all ($2::text[]) and pg_try_advisory_xact_lock($1, hashtext(locked_by))
  )`;

/** Lists the pools of workers that hold jobs and have ended without releasing them. */
export const listDeadPools = async (client: ClientBase, alive: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ pool: string }>(`${dead} select locked_by as pool from dead`, [
    NAMESPACE,
    alive,
  ]);
  return rows.map(({ pool }) => pool);
};

/**
 * Releases the jobs and queues of those pools that are still dead; any worker may then take them.
 * @returns the pools
 */
export const unlockDeadPools = async (
  client: ClientBase,
  pools: readonly string[],
  alive: readonly string[],
): Promise<string[]> => {
  const { rows } = await client.query<{ pools: string[] | null }>(
    `${dead}, found as materialized (select array_agg(locked_by) as pools from dead where locked_by = any ($3::text[]))
     select pools from found, lateral graphile_worker.force_unlock_workers(pools)`,
    [NAMESPACE, alive, pools],
  );
  return rows[0]?.pools ?? [];
};

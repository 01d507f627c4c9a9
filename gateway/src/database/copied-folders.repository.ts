import type { Query } from './open-database.ts';

/** The table of the folders that were copied into the database. What is removed later must not come back with a restart. */
export const copiedFolderTables = ['create table if not exists gateway.copied_folders (folder text primary key)'];

/** Whether a folder was copied into the database. */
export const isCopied = async (query: Query, folder: string): Promise<boolean> =>
  (await query('select 1 from gateway.copied_folders where folder = $1', [folder])).length > 0;

/**
 * Claims the copy of a folder for one of several gateways; false when it was copied or another one copies it. To be called in
 * the transaction that stores the content: a gateway that ends in between leaves the copy to the next one.
 */
export const claimCopy = async (query: Query, folder: string): Promise<boolean> => {
  // Another gateway that copies at this moment is not waited for: it may take longer than a statement may.
  const [lock] = await query("select pg_try_advisory_xact_lock(hashtext('copied_folders ' || $1)) as locked", [folder]);
  if (lock?.['locked'] !== true) return false;
  const rows = await query(
    'insert into gateway.copied_folders (folder) values ($1) on conflict do nothing returning folder',
    [folder],
  );
  return rows.length > 0;
};

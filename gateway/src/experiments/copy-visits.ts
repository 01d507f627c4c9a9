import { claimCopy, isCopied } from '../database/copied-folders.repository.ts';
import type { Database } from '../database/open-database.ts';
import { batchesOf } from './batches-of.ts';
import { openVisitLogs } from './visit-logs.ts';
import { insertVisits } from './visits.repository.ts';

export interface CopyVisitsOptions {
  dataDir: string;
  /** A database with the tables of visits (`visitTables`) and of copied folders (`copiedFolderTables`). */
  database: Database;
  /** The experiments that are copied: others are replaced. */
  kept: ReadonlySet<string>;
  warn: (message: string) => void;
}

const FOLDER = 'experiments';

/** Copies the counts of experiments of the first data directory that has any into the database, once. */
export const copyVisits = async ({ dataDir, database, kept, warn }: CopyVisitsOptions): Promise<void> => {
  const logs = openVisitLogs({ dataDir, warn });
  const ids = logs.ids().filter((id) => kept.has(id));
  if (ids.length === 0 || (await isCopied(database.query, FOLDER))) return;
  const isFirst = await database.transaction(async (query) => {
    if (!(await claimCopy(query, FOLDER))) return false;
    for (const experiment of ids) {
      const { cells, signups } = await logs.open(experiment).stored();
      // In one order, as running gateways insert: two orders could wait for each other.
      const visits = [...cells]
        .map(([visitor, cell]) => ({ experiment, visitor, cell }))
        .toSorted((one, other) => (one.visitor < other.visitor ? -1 : 1));
      for (const batch of batchesOf(visits)) await insertVisits(query, batch, []);
      const signedUp = [...signups].map((visitor) => ({ experiment, visitor }));
      for (const batch of batchesOf(signedUp)) await insertVisits(query, [], batch);
    }
    return true;
  });
  if (isFirst) warn(`the counts of ${ids.length} experiments were copied from ${dataDir} into the database`);
};

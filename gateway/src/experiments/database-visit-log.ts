import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/open-database.ts';
import { batchesOf } from './batches-of.ts';
import type { VisitLog } from './visit-log.ts';
import { MAX_VISITORS, type VisitLogs } from './visit-logs.ts';
import {
  countCells,
  deleteExperiments,
  insertVisits,
  listExperiments,
  type VisitorRow,
  type VisitRow,
} from './visits.repository.ts';
import { waitingLines } from './waiting-lines.ts';

export interface DatabaseVisitLogsOptions {
  /** A database with the tables of visits (`visitTables`). */
  database: Pick<Database, 'query'>;
  /** Reads the registry on, so that it has every experiment of which something is stored. */
  readRegistry: () => Promise<void>;
  warn: (message: string) => void;
  maxVisitors?: number;
  /** Milliseconds until the next attempt to write after one that failed. */
  retryMs?: number;
}

/** A signup has no cell. */
type Line = VisitRow | VisitorRow;

const isVisit = (line: Line): line is VisitRow => 'cell' in line;

/**
 * Opens the counts of experiments in a database. Events wait in memory until it has stored them, all experiments together: pages
 * never wait for it.
 */
export const openDatabaseVisitLogs = ({
  database: { query },
  readRegistry,
  warn,
  maxVisitors = MAX_VISITORS,
  retryMs,
}: DatabaseVisitLogsOptions): VisitLogs => {
  const lines = waitingLines<Line>({
    write: async (waiting) => {
      for (const batch of batchesOf(waiting)) {
        const signups = batch.filter((line) => !isVisit(line));
        await insertVisits(query, batch.filter(isVisit), signups);
      }
    },
    warn,
    retryMs,
  });

  const open = (experiment: string): VisitLog => {
    /** Those that this gateway has counted, so that it writes each once. */
    const visitors = new Set<string>();
    const signups = new Set<string>();
    /** As it was read last. */
    let stored = 0;
    return {
      visit: (visitor, cell) => {
        if (visitors.has(visitor) || Math.max(visitors.size, stored) >= maxVisitors) return;
        visitors.add(visitor);
        lines.add({ experiment, visitor, cell });
      },
      signup: (visitor) => {
        if (signups.has(visitor) || signups.size >= maxVisitors) return;
        signups.add(visitor);
        lines.add({ experiment, visitor });
      },
      read: async () => {
        await lines.flush();
        const cells = await countCells(query, experiment);
        stored = cells.reduce((sum, { visits }) => sum + visits, 0);
        const counts = cells.map((row) => [row.cell, { visits: row.visits, signups: row.signups }] as const);
        return { cells: new Map(counts), isFull: stored >= maxVisitors };
      },
      flush: lines.flush,
    };
  };

  return {
    open,
    removeOthers: async (kept) => {
      try {
        // In this order: another gateway may count an experiment of which this one has not read yet.
        const counted = await listExperiments(query);
        await readRegistry();
        const replaced = counted.filter((experiment) => !kept().has(experiment));
        if (replaced.length > 0) await deleteExperiments(query, replaced);
      } catch (error) {
        // The next new experiment tries again.
        if (!(error instanceof DatabaseUnavailable)) warn(String(error));
      }
    },
  };
};

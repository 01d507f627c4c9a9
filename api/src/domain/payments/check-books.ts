import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { type BookName, books } from './book-problems.repository.ts';
import {
  type BookProblem,
  checkNewEntries,
  checkNextRows,
  deleteSolvedProblems,
  listProblems,
} from './check-books.repository.ts';

/** Rows that one transaction checks. */
const batch = 1_000;
/** Batches of each kind in one run. What is left is checked by the next run. */
const mostBatches = 10;
/** Problems that are stored, reported and checked again. With so many, a person must act first. */
const mostProblems = 100;

const bookNames = Object.keys(books) as BookName[];

/**
 * Compares our own books: the balances of accounts with the sums of their entries and lots, paid orders with their credits
 * and money, and entries with their orders. Each run checks all new entries and the next rows of every table, so that it
 * reaches every row within days without reading a whole table. It stores how far it has come with what it has found: a crash
 * loses nothing.
 * @param alert receives the problems, at each run until they are gone; at most 100
 */
export const checkBooks = async (
  db: Database,
  { signal, alert }: { signal: AbortSignal; alert: (problems: BookProblem[]) => void },
): Promise<void> => {
  /** Runs a check until it has no rows left, but not longer than a run may last. */
  const repeat = async (check: (transaction: Database) => Promise<boolean>): Promise<void> => {
    for (let nth = 0; nth < mostBatches && !signal.aborted; nth += 1) {
      if ((await listProblems(db, mostProblems)).length === mostProblems) return;
      if (!(await inTransaction(db, check))) return;
    }
  };
  await inTransaction(db, async (transaction) =>
    deleteSolvedProblems(transaction, await listProblems(transaction, mostProblems)),
  );
  for (const name of ['new-credits', 'new-money'] as const) {
    await repeat((transaction) => checkNewEntries(transaction, name, batch));
  }
  for (const name of bookNames) await repeat((transaction) => checkNextRows(transaction, name, batch));
  const problems = await listProblems(db, mostProblems);
  if (problems.length > 0) alert(problems);
};

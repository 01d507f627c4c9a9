import { sql } from 'kysely';

import type { Database } from '../../db/database.ts';
import { type BookName, books } from './book-problems.repository.ts';

/** Something in our own books that does not agree. */
export interface BookProblem {
  book: BookName;
  /** The key of the row: the number of a member or of an entry, the id of an order, or what an entry refers to. */
  subject: string;
  what: string;
}

interface Checked {
  subject: string;
  what: string | null;
}

/** Returns the key at which a cursor is, and locks it; null at the beginning. */
const readCursor = async (transaction: Database, name: string): Promise<string | null> => {
  await sql`insert into book_cursors (name) values (${name}) on conflict do nothing`.execute(transaction);
  const { rows } = await sql<{ last_key: string | null }>`
    select last_key from book_cursors where name = ${name} for update`.execute(transaction);
  return rows[0]?.last_key ?? null;
};

const moveCursor = async (transaction: Database, name: string, key: string | null): Promise<void> => {
  await sql`update book_cursors set last_key = ${key} where name = ${name}`.execute(transaction);
};

/** Stores what is wrong with the rows that were checked. A problem that is stored keeps its time. */
const storeProblems = async (transaction: Database, book: BookName, checked: readonly Checked[]): Promise<void> => {
  const wrong = checked.filter(({ what }) => what !== null);
  if (wrong.length === 0) return;
  await sql`insert into book_problems (book, subject, what)
    select ${book}, * from unnest(${wrong.map(({ subject }) => subject)}::text[], ${wrong.map(({ what }) => what)}::text[])
    on conflict (book, subject) do update set what = excluded.what`.execute(transaction);
};

/** Rows that one statement finds by their keys. With many more, the database would rather read the whole table. */
const KEYS_AT_A_TIME = 200;

/**
 * Checks rows by their keys. Each row is read together with its entries in one statement, so that a concurrent posting is no
 * problem.
 */
const checkKeys = async (db: Database, name: BookName, keys: readonly string[]): Promise<Checked[]> => {
  const { table, where, key, type, problem } = books[name];
  const all = [...new Set(keys)];
  const checked: Checked[] = [];
  for (let from = 0; from < all.length; from += KEYS_AT_A_TIME) {
    const { rows } = await sql<Checked>`
      select ${key}::text as subject, ${problem} as what from ${table}
      where ${where} and ${key} = any(${all.slice(from, from + KEYS_AT_A_TIME)}::text[]::${type}[])`.execute(db);
    checked.push(...rows);
  }
  return checked;
};

/**
 * Checks the next rows of a book in the order of its key, and stores what is wrong and how far it has come. After the last
 * row it begins again.
 * @returns whether rows are left in this round
 */
export const checkNextRows = async (transaction: Database, name: BookName, limit: number): Promise<boolean> => {
  const { table, where, key, type, problem } = books[name];
  const last = await readCursor(transaction, name);
  const { rows } = await sql<Checked>`
    select ${key}::text as subject, ${problem} as what from ${table}
    where ${where} ${last === null ? sql`` : sql`and ${key} > ${last}::${type}`}
    order by ${key} limit ${limit}`.execute(transaction);
  await storeProblems(transaction, name, rows);
  const isEnd = rows.length < limit;
  await moveCursor(transaction, name, isEnd ? null : (rows.at(-1)?.subject ?? null));
  return !isEnd;
};

/** The new entries of each ledger, with the keys of the rows that they belong to. */
const newEntries = {
  'new-credits': sql`
    select id::text, user_id::text as accounts, posting_payment(ref)::text as orders,
      case reason when 'purchase' then ref end as purchases, null as money
    from credit_ledger e`,
  'new-money': sql`
    select id::text, null as accounts, null as purchases, id::text as money, coalesce(
      (select a.payment_id from payment_attempts a where a.attempt_id = e.ref),
      (select a.payment_id from refunds r join payment_attempts a using (attempt_id) where r.refund_id = e.ref))::text as orders
    from money_ledger e`,
} as const;

/**
 * Checks the newest entries of a ledger with their accounts and orders. An entry that is committed after one with a higher
 * number is left to `checkNextRows`.
 * @returns whether entries are left
 */
export const checkNewEntries = async (
  transaction: Database,
  name: keyof typeof newEntries,
  limit: number,
): Promise<boolean> => {
  const last = await readCursor(transaction, name);
  const { rows } = await sql<{ id: string } & Record<BookName, string | null>>`
    ${newEntries[name]} where e.id > ${last ?? '0'}::bigint order by e.id limit ${limit}`.execute(transaction);
  for (const book of ['accounts', 'orders', 'purchases', 'money'] as const) {
    const keys = rows.flatMap((entry) => entry[book] ?? []);
    await storeProblems(transaction, book, await checkKeys(transaction, book, keys));
  }
  const newest = rows.at(-1);
  if (newest) await moveCursor(transaction, name, newest.id);
  return rows.length === limit;
};

/** Lists the problems that were found, oldest first. */
export const listProblems = async (db: Database, limit: number): Promise<BookProblem[]> =>
  db
    .selectFrom('book_problems')
    .select(['book', 'subject', 'what'])
    .orderBy('found_at')
    .orderBy('subject')
    .limit(limit)
    .$castTo<BookProblem>()
    .execute();

/** Checks stored problems again, and deletes those that are gone. */
export const deleteSolvedProblems = async (transaction: Database, problems: readonly BookProblem[]): Promise<void> => {
  for (const name of new Set(problems.map(({ book }) => book))) {
    const subjects = problems.filter(({ book }) => book === name).map(({ subject }) => subject);
    const checked = await checkKeys(transaction, name, subjects);
    const still = new Set(checked.filter(({ what }) => what !== null).map(({ subject }) => subject));
    const gone = subjects.filter((subject) => !still.has(subject));
    if (gone.length === 0) continue;
    await transaction.deleteFrom('book_problems').where('book', '=', name).where('subject', 'in', gone).execute();
  }
};

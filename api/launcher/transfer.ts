import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Client, DatabaseError } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { LauncherError, reasonOf } from './launcher-error.ts';
import { listSequences, listTables, quoted, tablesWithRows, type Sequence, type Table } from './transfer-catalog.ts';
import {
  areJobsQueued,
  COPY_JOBS_IN,
  COPY_JOBS_OUT,
  createImportedJobs,
  deleteJobs,
  hasJobs,
  JOBS,
  queueImportedJobs,
} from './transfer-jobs.ts';
import { COPY_END, readTransfer, type Header } from './transfer-file.ts';

/**
 * Export and import of the whole database, for backups and for moving to another major version of PostgreSQL. The
 * binaries of the registry do not include PostgreSQL's own tool for it (pg_dump).
 *
 * The file is gzipped text: a line of JSON about the tables; for each table a line of JSON, its rows as PostgreSQL's COPY
 * writes them, and `\.`; at the end a line with the sequences and the counts. A file without that last line is
 * incomplete. It contains personal data, so its mode is 0600.
 */
export interface TransferSummary {
  tables: number;
  rows: number;
}

export interface ImportOptions {
  /** Deletes all rows first. Without it, an import into a database with rows is refused. */
  replace?: boolean;
}

const FORMAT = 2;

/** Settings that make the format of dates and numbers independent of a server's defaults. */
const SAME_FORMATS =
  "set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; " +
  "set extra_float_digits = 1; set timezone = 'UTC'; set statement_timeout = 0; set lock_timeout = 0;";

const NOT_ALLOWED = '42501';

/** Writes a consistent snapshot of all rows of the schema `public` and of the queued jobs to `file`. */
export async function exportDatabase(url: string, file: string): Promise<TransferSummary> {
  const temporary = `${file}.${process.pid}.tmp`;
  return await connected(url, async (client) => {
    try {
      await client.query('begin isolation level repeatable read read only');
      const summary: TransferSummary = { tables: 0, rows: 0 };
      const output = createWriteStream(temporary, { mode: 0o600, flush: true });
      await pipeline(Readable.from(writeTransfer(client, summary)), createGzip(), output);
      await client.query('commit');
      await rename(temporary, file);
      return summary;
    } finally {
      await rm(temporary, { force: true });
    }
  });
}

async function* writeTransfer(client: Client, summary: TransferSummary): AsyncGenerator<string | Buffer> {
  const tables = await listTransferred(client);
  yield line({ format: FORMAT, createdAt: new Date().toISOString(), tables } satisfies Header);
  for (const table of tables) {
    yield line({ table: table.name });
    const rows = client.query(copyTo(isJobs(table) ? COPY_JOBS_OUT : `copy ${target(table)} to stdout`));
    for await (const chunk of rows) yield Buffer.from(chunk);
    yield `${COPY_END}\n`;
    summary.tables += 1;
    summary.rows += rows.rowCount;
  }
  yield line({ end: true, ...summary, sequences: await listSequences(client) });
}

/**
 * Reads an export into a database with the same tables and no rows, in one transaction. Triggers and foreign keys are off
 * meanwhile, so that append-only tables and tables that reference each other can be restored.
 * @throws {LauncherError} `transfer_refused`
 */
export async function importDatabase(url: string, file: string, options: ImportOptions = {}): Promise<TransferSummary> {
  const text = createGunzip();
  // Errors of the file are thrown where the text is read. Without a listener here they would end the process.
  text.on('error', () => undefined);
  pipeline(createReadStream(file), text).catch(() => undefined);
  return await connected(url, async (client) => {
    await client.query('begin');
    await switchTriggersOff(client);
    const summary: TransferSummary = { tables: 0, rows: 0 };
    const reading = readTransfer(text);
    const header = await reading.header();
    const tables = await listTransferred(client);
    refuseOtherTables(header, tables);
    await emptyOrRefuse(client, tables, options.replace === true);
    for (const table of header.tables) {
      if (isJobs(table)) await createImportedJobs(client);
      const copy = client.query(copyFrom(isJobs(table) ? COPY_JOBS_IN : `copy ${target(table)} from stdin`));
      await pipeline(Readable.from(reading.rowsOf(table.name)), copy);
      if (isJobs(table)) await queueImportedJobs(client);
      summary.tables += 1;
      summary.rows += copy.rowCount;
    }
    const end = await reading.end();
    if (end.rows !== summary.rows) throw refused(`${file} names ${end.rows} rows but holds ${summary.rows}`);
    await restoreSequences(client, end.sequences);
    await client.query('commit');
    return summary;
  }).finally(() => text.destroy());
}

/** Lists what is transferred: all tables, then the jobs. */
async function listTransferred(client: Client): Promise<Table[]> {
  const tables = await listTables(client);
  return (await hasJobs(client)) ? [...tables, JOBS] : tables;
}

const isJobs = (table: Table): boolean => table.name === JOBS.name;

async function switchTriggersOff(client: Client): Promise<void> {
  try {
    await client.query('set local session_replication_role = replica');
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== NOT_ALLOWED) throw error;
    throw refused(
      "the database's user may not switch triggers off. Connect as a superuser, or let one run: " +
        'grant set on parameter session_replication_role to <user>',
    );
  }
}

function refuseOtherTables(header: Header, tables: Table[]): void {
  if (header.format !== FORMAT) throw refused(`the file has format ${header.format}; this release reads ${FORMAT}`);
  const inFile = header.tables.map(described);
  const inDatabase = tables.map(described);
  const difference = [
    ...inFile.filter((table) => !inDatabase.includes(table)),
    ...inDatabase.filter((table) => !inFile.includes(table)),
  ];
  if (difference.length === 0) return;
  throw refused(
    `the file and the database do not have the same tables and columns (${difference.join('; ')}). ` +
      'Import with the release that exported, then migrate.',
  );
}

function described({ name, columns }: Table): string {
  return `${name}(${columns.toSorted().join(', ')})`;
}

async function emptyOrRefuse(client: Client, tables: Table[], replace: boolean): Promise<void> {
  const own = tables.filter((table) => !isJobs(table));
  const withJobs = own.length < tables.length;
  if (replace && own.length > 0) await client.query(`truncate ${own.map((table) => quoted(table.name)).join(', ')}`);
  if (replace && withJobs) await deleteJobs(client);
  const filled = await tablesWithRows(client, own);
  if (withJobs && (await areJobsQueued(client))) filled.push(JOBS.name);
  if (filled.length > 0) throw refused(`the database is not empty (${filled.join(', ')})`);
}

async function restoreSequences(client: Client, sequences: Sequence[]): Promise<void> {
  for (const { name, last } of sequences) {
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint, true)', [quoted(name), last]);
  }
}

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  // A lost connection fails the next query. Without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(SAME_FORMATS);
    return await work(client);
  } catch (error) {
    if (error instanceof LauncherError) throw error;
    throw refused(reasonOf(error), error);
  } finally {
    // Closing rolls back an open transaction.
    await client.end();
  }
}

function target(table: Table): string {
  return `${quoted(table.name)} (${table.columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ')})`;
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function refused(reason: string, cause?: unknown): LauncherError {
  return new LauncherError('transfer_refused', `Nothing was transferred: ${reason}`, { cause });
}

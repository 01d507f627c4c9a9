import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { openDatabaseData } from '../data/database-data.ts';
import { openFolders, type SharedData } from '../data/open-data.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { temporaryFolder } from './make-dist.ts';

/** A place for the data that gateways share, and what tests do to it behind their backs. */
export interface SharedPlace {
  /** The data directory of the first machine. */
  dataDir: string;
  /** The address of the database; undefined for folders. */
  databaseUrl: string | undefined;
  warnings: string[];
  /** Opens the data on the first machine. */
  openFirst: () => Promise<SharedData>;
  /** Opens the data as another gateway does: of a database on a machine of its own, with the same secrets. */
  openAnother: () => Promise<SharedData>;
  /** Changes a stored document, or removes it when `change` returns undefined. */
  changeDocument: (revision: number, change: (text: string) => string | undefined) => Promise<void>;
  /** Changes a stored entry of the audit log, or removes it. */
  changeEntry: (revision: number, change: (text: string) => string | undefined) => Promise<void>;
  countDocuments: () => Promise<number>;
  /** Counts the stored lists of versions. */
  countLists: () => Promise<number>;
  close: () => Promise<void>;
}

const changeFile = (file: string, change: (text: string) => string | undefined): void => {
  const text = change(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
};

const revisionFile = (revision: number): string => `${String(revision).padStart(8, '0')}.json`;

const createFolders = async (): Promise<SharedPlace> => {
  const dataDir = temporaryFolder();
  const warnings: string[] = [];
  const registry = path.join(dataDir, 'registry');
  const open = async () => openFolders({ dataDir, warn: (message) => warnings.push(message) });
  return {
    dataDir,
    databaseUrl: undefined,
    warnings,
    openFirst: open,
    openAnother: open,
    changeDocument: async (revision, change) => changeFile(path.join(registry, revisionFile(revision)), change),
    changeEntry: async (revision, change) => changeFile(path.join(registry, 'audit', revisionFile(revision)), change),
    countDocuments: async () => readdirSync(registry).filter((file) => /^\d{8}\.json$/.test(file)).length,
    countLists: async () => readdirSync(path.join(registry, 'lists')).length,
    close: async () => undefined,
  };
};

const changeRow = async (
  { query }: Database,
  { table, column, revision }: { table: string; column: string; revision: number },
  change: (text: string) => string | undefined,
): Promise<void> => {
  const rows = await query<{ text: string }>(`select ${column} as text from gateway.${table} where revision = $1`, [
    revision,
  ]);
  const text = change(rows[0]?.text ?? '');
  if (text === undefined) await query(`delete from gateway.${table} where revision = $1`, [revision]);
  else await query(`update gateway.${table} set ${column} = $2 where revision = $1`, [revision, text]);
};

/** Prepares an empty database for gateways, each on a machine of its own with the same secrets. */
export const createSharedDatabase = async (databaseUrl: string): Promise<SharedPlace & { database: Database }> => {
  const database = openDatabase({ url: databaseUrl });
  await database.query('drop schema if exists gateway cascade');
  const dataDir = temporaryFolder();
  const warnings: string[] = [];
  const opened: SharedData[] = [];
  const open = async (machine: string): Promise<SharedData> => {
    const data = await openDatabaseData({
      dataDir: machine,
      databaseUrl,
      warn: (message) => warnings.push(message),
      follow: true,
    });
    opened.push(data);
    return data;
  };
  return {
    database,
    dataDir,
    databaseUrl,
    warnings,
    openFirst: () => open(dataDir),
    openAnother: () => {
      const machine = temporaryFolder();
      cpSync(path.join(dataDir, 'secrets'), path.join(machine, 'secrets'), { recursive: true });
      return open(machine);
    },
    changeDocument: (revision, change) =>
      changeRow(database, { table: 'revisions', column: 'document', revision }, change),
    changeEntry: (revision, change) => changeRow(database, { table: 'audit', column: 'entry', revision }, change),
    countDocuments: async () => {
      const [row] = await database.query<{ count: number }>('select count(*)::integer as count from gateway.revisions');
      return row?.count ?? 0;
    },
    countLists: async () => (await database.query('select key from gateway.lists')).length,
    close: async () => {
      for (const data of opened) await data.close();
      await database.close();
    },
  };
};

/** The places that gateways may share, each with what creates an empty one. One suite tests that they behave the same. */
export const sharedPlaces: [name: string, create: (databaseUrl: string) => Promise<SharedPlace>][] = [
  ['folders', createFolders],
  ['PostgreSQL', createSharedDatabase],
];

/** Waits until a value is read, for ten seconds at most. */
export const eventually = async <Value>(read: () => Value | undefined | Promise<Value | undefined>): Promise<Value> => {
  for (let tries = 0; tries < 1000; tries += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The expected value was not read within ten seconds.');
};

import { channelOf } from '@pairwise/pubsub';

import { RevisionConflict } from './registry-error.ts';
import { type KeyedContent, revisionOf } from './version-objects.ts';
import { inParts, readPages } from '../database/read-pages.ts';
import { type Database, isUniqueViolation, type Query } from '../database/open-database.ts';

/** The tables of the registry. */
export const registryTables = [
  // One row: the key that signs the registry. It only detects a machine with other secrets; documents are signed.
  `create table if not exists gateway.signing_key (
    one boolean primary key default true check (one),
    fingerprint text not null
  )`,
  // By the sha256 of their content, which never changes.
  `create table if not exists gateway.versions (
    hash text primary key,
    content text not null
  )`,
  // The versions of a name with their hashes. The key is the revision that wrote the list, and the sha256 of its content.
  `create table if not exists gateway.lists (
    key text primary key,
    revision integer not null,
    content text not null
  )`,
  // "after" is the newest revision that its writer knew: of two writers that know the same one, one succeeds.
  `create table if not exists gateway.revisions (
    revision integer primary key,
    after integer not null unique,
    document text not null,
    lists text[] not null
  )`,
  `create table if not exists gateway.audit (
    revision integer primary key,
    entry text not null
  )`,
];

/** Makes a key the one of the registry, unless it has one. Returns the fingerprint of the registry's key. */
export const claimKey = async (query: Query, fingerprint: string): Promise<string> => {
  await query('insert into gateway.signing_key (fingerprint) values ($1) on conflict do nothing', [fingerprint]);
  const [row] = await query<{ fingerprint: string }>('select fingerprint from gateway.signing_key');
  return row?.fingerprint ?? '';
};

/** A revision that is stored. */
export interface RevisionRow {
  revision: number;
  /** Changes whenever the row is replaced. */
  stamp: string;
}

/** Lists the revisions from one on, newest first, at most `limit`. */
export const listRevisions = (query: Query, from: number, limit: number): Promise<RevisionRow[]> =>
  query<RevisionRow>(
    'select revision, xmin::text as stamp from gateway.revisions where revision >= $1 order by revision desc limit $2',
    [from, limit],
  );

/** Reads the signed document of a revision; undefined when it is not kept. */
export const readDocument = async (query: Query, revision: number): Promise<string | undefined> => {
  const [row] = await query<{ document: string }>('select document from gateway.revisions where revision = $1', [
    revision,
  ]);
  return row?.document;
};

/** Reads the lists with these keys. Those that are missing are left out. */
export const readLists = (query: Query, keys: readonly string[]): Promise<KeyedContent[]> =>
  inParts(keys, (part) => query('select key, content from gateway.lists where key = any($1)', [part]));

/** Reads the versions with these hashes. Those that are missing are left out. */
export const readVersions = (query: Query, hashes: readonly string[]): Promise<KeyedContent[]> =>
  inParts(hashes, (part) => query('select hash as key, content from gateway.versions where hash = any($1)', [part]));

/** An entry of the audit log, as JSON. */
export interface EntryRow {
  revision: number;
  entry: string;
}

/** Reads the entries of the audit log after a revision in pages, oldest first. */
export const readEntries = (query: Query, after: number): AsyncGenerator<EntryRow[], void> =>
  readPages((last, limit) =>
    query('select revision, entry from gateway.audit where revision > $1 order by revision limit $2', [
      last?.revision ?? after,
      limit,
    ]),
  );

/** A revision that is to be stored, with what it needs. */
export interface NewRevision {
  revision: number;
  /** The newest revision that the writer knows. */
  after: number;
  document: string;
  /** Entries of the audit log: that of its change. */
  entries: readonly EntryRow[];
  /** The keys of its lists. */
  lists: readonly string[];
  /** Lists and versions by their keys that may not be stored yet. */
  newLists: ReadonlyMap<string, string>;
  newVersions: ReadonlyMap<string, string>;
}

const insertRevision = async (query: Query, added: NewRevision): Promise<string> => {
  const { revision, after, document, entries, lists, newLists, newVersions } = added;
  await inParts([...newVersions], (part) =>
    query(
      `insert into gateway.versions (hash, content) select * from unnest($1::text[], $2::text[])
       on conflict do nothing`,
      [part.map(([hash]) => hash), part.map(([, content]) => content)],
    ),
  );
  await inParts([...newLists], (part) =>
    query(
      `insert into gateway.lists (key, revision, content) select * from unnest($1::text[], $2::integer[], $3::text[])
       on conflict do nothing`,
      [part.map(([key]) => key), part.map(([key]) => revisionOf(key)), part.map(([, content]) => content)],
    ),
  );
  const [row] = await query<RevisionRow>(
    `insert into gateway.revisions (revision, after, document, lists) select $1::integer, $2::integer, $3, $4::text[]
     where $2 = (select coalesce(max(revision), 0) from gateway.revisions)
     returning revision, xmin::text as stamp`,
    [revision, after, document, lists],
  );
  if (!row) throw new RevisionConflict(`revision ${after} is not the last`);
  await inParts(entries, (part) =>
    query('insert into gateway.audit (revision, entry) select * from unnest($1::integer[], $2::text[])', [
      part.map((entry) => entry.revision),
      part.map(({ entry }) => entry),
    ]),
  );
  return row.stamp;
};

/** Deletes all documents but the last `kept`, and the lists that none of them contains. */
const prune = async (query: Query, kept: number): Promise<void> => {
  await query(
    `delete from gateway.revisions where revision <=
     (select revision from gateway.revisions order by revision desc offset $1 limit 1)`,
    [kept],
  );
  await query(
    `delete from gateway.lists where revision < (select min(revision) from gateway.revisions)
     and key not in (select unnest(lists) from gateway.revisions)`,
  );
};

/**
 * Stores revisions with what they contain and their entries in one transaction, notifies the other gateways, and deletes all
 * documents but the last `kept`.
 * @returns the stamp of the last row
 * @throws {RevisionConflict} when another gateway has written first
 */
export const insertRevisions = async (
  database: Database,
  revisions: readonly NewRevision[],
  kept: number,
): Promise<string> => {
  try {
    return await database.transaction(async (query) => {
      let stamp = '';
      for (const revision of revisions) stamp = await insertRevision(query, revision);
      await prune(query, kept);
      await query('select pg_notify($1, $2)', [channelOf('registry'), 'revisions']);
      return stamp;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RevisionConflict('the revision was written by another program');
    throw error;
  }
};

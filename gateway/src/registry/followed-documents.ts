import { type AuditVerdict, checkChain, hashOf, requireNewest } from './audit-chain.ts';
import { type AuditEntry, emptyDocument, type RegistryDocument } from './document.ts';
import { auditEntrySchema } from './document-schema.ts';
import { KEPT_REVISIONS } from './document-store.ts';
import { openHighWaterMark, wentBack } from './high-water-mark.ts';
import {
  insertRevisions,
  listRevisions,
  readDocument,
  readEntries,
  readLists,
  readVersions,
  type RevisionRow,
} from './revisions.repository.ts';
import { seal, unseal } from './seal.ts';
import type { SigningKey } from './signing-key.ts';
import { openVersionObjects } from './version-objects.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';
import type { Database } from '../database/open-database.ts';
import { readAll } from '../database/read-pages.ts';

/** The newest document of a moment, up to which the log is verified. */
export interface LogHead {
  change: AuditEntry | null;
  revision: number;
  /** The highest revision that this machine has ever seen. */
  highest: number;
}

/**
 * The documents of a database, of which the newest is in memory. No two of its functions that return promises may overlap, but
 * for `verifyLog`.
 */
export interface FollowedDocuments {
  /** Returns the newest revision with a valid signature, as it was read last. */
  current: () => RegistryDocument;
  /** Returns the entries of the log after a revision, oldest first, as they were read last. */
  entries: (after?: number) => AuditEntry[];
  /** Returns the number of the next revision. It is above all that this machine has ever seen. */
  nextRevision: () => number;
  /** Reads what other gateways have written. */
  readOn: () => Promise<void>;
  /** Reads an earlier revision; undefined when it is no longer kept, or not valid. */
  at: (revision: number) => Promise<RegistryDocument | undefined>;
  /**
   * Writes the documents after the newest one, all or none, with their entries.
   * @throws {RevisionConflict} when another gateway has written first
   */
  write: (documents: readonly ChangedDocument[]) => Promise<void>;
  head: () => LogHead;
  /** Reads the whole log again and verifies it up to that document. Changes nothing, and may take long. */
  verifyLog: (head: LogHead) => Promise<AuditVerdict>;
}

/** A document with the change that made it. */
export type ChangedDocument = RegistryDocument & { change: AuditEntry };

export interface FollowedDocumentsOptions {
  dataDir: string;
  key: SigningKey;
  database: Database;
  warn: (message: string) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Refused documents that are reported one by one when many are. */
const NAMED_REFUSALS = 3;

const parseEntry = (entry: string): AuditEntry => auditEntrySchema.parse(JSON.parse(entry));

/** Follows the documents of a database. Nothing is read before the first `readOn`. */
export const followDocuments = ({ dataDir, key, database, warn }: FollowedDocumentsOptions): FollowedDocuments => {
  const { query } = database;
  const objects = openVersionObjects();
  const mark = openHighWaterMark(dataDir);
  let highest = mark.read();
  let last = emptyDocument;
  /** The state of the row of `last`. */
  let lastStamp = '';
  /** The newest revision in the database, including refused ones. */
  let newest = 0;
  let log: AuditEntry[] = [];
  /** Refused documents, with the state of their rows: one that was repaired is read again. */
  const refused = new Map<number, string>();
  /** The highest revision that the database is known to lack. */
  let missing = 0;

  const accept = (document: RegistryDocument, stamp: string): void => {
    last = document;
    lastStamp = stamp;
    objects.keep(document);
    highest = Math.max(highest, document.revision);
    try {
      mark.raise(document.revision);
    } catch (error) {
      // The mark only detects a restored database, so a full disk must not stop a rollback.
      warn(`revision ${document.revision} could not be noted in DATA_DIR/secrets: ${messageOf(error)}`);
    }
  };

  const read = async (revision: number): Promise<RegistryDocument> => {
    const text = await readDocument(query, revision);
    if (text === undefined) throw new Error('it is missing');
    const stored = unseal(text, key);
    if (stored.revision !== revision) throw new Error(`it contains revision ${stored.revision}`);
    if (stored.schema === 2) throw new Error('it contains its versions, as none of a database does');
    objects.addLists(await readLists(query, objects.unknownLists(stored)));
    objects.addVersions(await readVersions(query, objects.unknownVersions(stored)));
    return objects.join(stored);
  };

  const parseRows = (rows: { revision: number; entry: string }[]): AuditEntry[] =>
    rows.flatMap(({ revision, entry }) => {
      try {
        return [parseEntry(entry)];
      } catch {
        warn(`the entry ${revision} of the audit log cannot be read`);
        return [];
      }
    });

  const readAfter = async (revision: number): Promise<AuditEntry[]> =>
    parseRows(await readAll(readEntries(query, revision)));

  const readLog = async (): Promise<void> => {
    const before = log.at(-1);
    const added = await readAfter(before?.revision ?? 0);
    const [first] = added;
    // Otherwise the database was restored and written to since.
    if (before && first && first.previousHash !== hashOf(before)) log = await readAfter(0);
    else log = [...log, ...added];
  };

  /** Lists what may be newer than `last`, newest first. */
  const listCandidates = async (): Promise<{ candidates: RevisionRow[]; restored: boolean }> => {
    const rows = await listRevisions(query, last.revision, KEPT_REVISIONS);
    const own = rows.find(({ revision }) => revision === last.revision);
    // A row with the same number and another state may belong to another history, which lacks objects.
    if (last.revision > 0 && own?.stamp !== lastStamp) objects.clear();
    const restored = last.revision > 0 && rows.length === 0;
    const all = restored ? await listRevisions(query, 1, KEPT_REVISIONS) : rows;
    newest = all[0]?.revision ?? 0;
    // Rows that one transaction has written have the same stamp.
    const isLast = ({ revision, stamp }: RevisionRow) => revision === last.revision && stamp === lastStamp;
    return { candidates: all.filter((row) => !isLast(row)), restored };
  };

  const readOn = async (): Promise<void> => {
    const { candidates, restored } = await listCandidates();
    const unread = candidates.filter(({ revision, stamp }) => refused.get(revision) !== stamp);
    if (unread.length > 0) {
      if (restored) log = [];
      await readLog();
    }
    const refusals: string[] = [];
    for (const { revision, stamp } of unread) {
      try {
        accept(await read(revision), stamp);
        break;
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        refused.set(revision, stamp);
        refusals.push(`registry revision ${revision} refused: ${messageOf(error)}`);
      }
    }
    refusals.slice(0, NAMED_REFUSALS).forEach(warn);
    if (refusals.length > NAMED_REFUSALS) warn(`and ${refusals.length - NAMED_REFUSALS} older revisions refused, too`);
    const revision = Math.min(newest, last.revision);
    if (revision >= highest || missing === highest) return;
    missing = highest;
    warn(wentBack({ revision, highest, served: last.revision, where: 'database' }));
  };

  return {
    current: () => last,
    entries: (after = 0) => log.filter(({ revision }) => revision > after),
    nextRevision: () => Math.max(newest, highest) + 1,
    readOn,
    at: async (revision) => {
      if (revision === 0) return emptyDocument;
      try {
        return await read(revision);
      } catch (error) {
        if (error instanceof DatabaseUnavailable) throw error;
        return undefined;
      }
    },
    write: async (documents) => {
      let after = newest;
      const rows = documents.map((document) => {
        const split = objects.split(document);
        const row = {
          revision: document.revision,
          after,
          document: seal(split.stored, key),
          entries: [{ revision: document.revision, entry: JSON.stringify(document.change) }],
          ...split,
          lists: Object.values(split.stored.versions),
        };
        after = document.revision;
        return row;
      });
      const stamp = await insertRevisions(database, rows, KEPT_REVISIONS);
      log = [...log, ...documents.map(({ change }) => change)];
      newest = after;
      for (const document of documents.slice(-1)) accept(document, stamp);
    },
    head: () => ({ change: last.change, revision: last.revision, highest }),
    verifyLog: async (head) => {
      const check = checkChain(head.change);
      for await (const rows of readEntries(query, 0)) {
        if (!check.add(rows.map(({ revision, entry }) => ({ revision, read: () => parseEntry(entry) })))) break;
      }
      return requireNewest(check.verdict(), { revision: head.revision, newest: head.highest });
    },
  };
};

import { createHash } from 'node:crypto';

import { canonicalJson } from './canonical-json.ts';
import type { RegisteredVersion, RegistryDocument, StoredDocument } from './document.ts';
import { registeredVersionSchema, versionHashesSchema } from './document-schema.ts';

type VersionsOfName = RegistryDocument['versions'][string];

/** A document as it is stored, and the lists and versions that it needs and that are not known to be stored. */
export interface SplitDocument {
  stored: StoredDocument;
  /** By their references: the revision that writes a list, and the SHA-256 of its content. */
  newLists: Map<string, string>;
  /** By the SHA-256 of their content. */
  newVersions: Map<string, string>;
}

/** A content that was read by its key: the reference of a list, or the hash of a version. */
export interface KeyedContent {
  key: string;
  content: string;
}

/**
 * The versions of documents by their hashes, so that documents share them. What is not known is read by the caller, in this
 * order: `unknownLists`, `addLists`, `unknownVersions`, `addVersions`, `join`.
 */
export interface VersionObjects {
  /** Splits a document. A name that has not changed costs nothing. */
  split: (document: RegistryDocument) => SplitDocument;
  /** Returns the references of the lists that a document needs and that are not known. */
  unknownLists: (stored: StoredDocument) => string[];
  /** Adds lists. Throws when one has another content than its reference says. */
  addLists: (read: readonly KeyedContent[]) => void;
  /** Returns the hashes of the versions that a document needs and that are not known. */
  unknownVersions: (stored: StoredDocument) => string[];
  /** Adds versions. Throws when one has another content than its hash says. */
  addVersions: (read: readonly KeyedContent[]) => void;
  /** Returns the whole document. Throws when a list or a version is missing. */
  join: (stored: StoredDocument) => RegistryDocument;
  /** Knows the objects of this document, which are stored, and no others. */
  keep: (document: RegistryDocument) => void;
  /** Knows no object: the database was restored, and may not have them. */
  clear: () => void;
}

const HASH_LENGTH = 64;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the revision that has written a list. */
export const revisionOf = (list: string): number => Number(list.slice(0, -HASH_LENGTH - 1));

const mapValues = <From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const required = <Value>(found: ReadonlyMap<string, Value>, key: string): Value => {
  const value = found.get(key);
  if (value === undefined) throw new Error(`the object ${key} is missing`);
  return value;
};

/** Parses a content whose key ends with its hash. */
const parseContent = ({ key, content }: KeyedContent): unknown => {
  if (sha256(content) !== key.slice(-HASH_LENGTH)) throw new Error(`the object ${key} has another content`);
  return JSON.parse(content);
};

export const openVersionObjects = (): VersionObjects => {
  /** The hash of each version, and the reference of each list. Objects of a document never change. */
  const keys = new WeakMap<object, string>();
  const lists = new Map<string, VersionsOfName>();
  /** Lists whose versions are not joined yet. */
  const hashLists = new Map<string, Record<string, string>>();
  const versions = new Map<string, RegisteredVersion>();

  const hashOf = (version: RegisteredVersion): string => {
    const known = keys.get(version);
    if (known !== undefined) return known;
    const hash = sha256(canonicalJson(version));
    keys.set(version, hash);
    return hash;
  };

  const formatList = (list: VersionsOfName): string => canonicalJson(mapValues(list, hashOf));

  const referenceOf = (list: VersionsOfName, revision: number): string => {
    const known = keys.get(list);
    if (known !== undefined) return known;
    const reference = `${revision}-${sha256(formatList(list))}`;
    keys.set(list, reference);
    return reference;
  };

  const joinList = (reference: string): VersionsOfName => {
    const known = lists.get(reference);
    if (known) return known;
    const list = mapValues(required(hashLists, reference), (hash) => required(versions, hash));
    keys.set(list, reference);
    lists.set(reference, list);
    return list;
  };

  const clear = (): void => {
    for (const known of [lists, hashLists, versions]) known.clear();
  };

  return {
    split: (document) => {
      const newLists = new Map<string, string>();
      const newVersions = new Map<string, string>();
      for (const list of Object.values(document.versions)) {
        const reference = referenceOf(list, document.revision);
        if (lists.has(reference)) continue;
        newLists.set(reference, formatList(list));
        for (const version of Object.values(list)) {
          if (!versions.has(hashOf(version))) newVersions.set(hashOf(version), canonicalJson(version));
        }
      }
      const references = mapValues(document.versions, (list) => referenceOf(list, document.revision));
      return { stored: { ...document, schema: 3, versions: references }, newLists, newVersions };
    },
    unknownLists: (stored) =>
      Object.values(stored.versions).filter((reference) => !lists.has(reference) && !hashLists.has(reference)),
    addLists: (read) => {
      for (const one of read) hashLists.set(one.key, versionHashesSchema.parse(parseContent(one)));
    },
    unknownVersions: (stored) => {
      const needed = Object.values(stored.versions).flatMap((reference) =>
        lists.has(reference) ? [] : Object.values(hashLists.get(reference) ?? {}),
      );
      return [...new Set(needed)].filter((hash) => !versions.has(hash));
    },
    addVersions: (read) => {
      for (const one of read) {
        const version = registeredVersionSchema.parse(parseContent(one));
        keys.set(version, one.key);
        versions.set(one.key, version);
      }
    },
    join: (stored) => ({ ...stored, schema: 2, versions: mapValues(stored.versions, joinList) }),
    keep: (document) => {
      clear();
      for (const list of Object.values(document.versions)) {
        lists.set(referenceOf(list, document.revision), list);
        for (const version of Object.values(list)) versions.set(hashOf(version), version);
      }
    },
    clear,
  };
};

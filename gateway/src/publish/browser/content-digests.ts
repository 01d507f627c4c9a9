import { createHash } from 'node:crypto';

import { type AnyNode, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';

import type { RegisteredVersion } from '../../registry/index.ts';

/** The content of a version's files under names that later versions share. */
export interface ContentDigests {
  /** Returns the name of a file that does not change with its content: `screen-chats.js`. */
  nameOf: (path: string) => string;
  /** Returns the digest of a named file; undefined when the version has none of that name. */
  digestOf: (name: string) => string | undefined;
  /** Replaces what every version has of its own in a text: its number, the names and hashes of its chunks. */
  normalized: (text: string) => string;
  /** Returns the names of all files. */
  names: () => string[];
}

type Version = Pick<RegisteredVersion, 'version' | 'files' | 'messages'>;

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** A chunk: `screen-chats.1a2b3c4d.js`. */
const chunk = /^(.+)\.([0-9a-f]{8})\.js$/;

const escaped = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);

/** Marks what was replaced. A file that contains it itself is not normalized. */
const MARK = '\0';

/** Returns what to replace in all files, and by what. */
const replacementsOf = ({ version, files }: Version): Map<string, string> => {
  const own = [version, version.replaceAll(/\W/g, '_')].map((text): [string, string] => [text, `${MARK}version`]);
  const ofChunks = files.flatMap(({ path, integrity }) => {
    const [, name, hash] = chunk.exec(path) ?? [];
    if (name === undefined || hash === undefined) return [];
    return [[hash, `${MARK}hash of ${name}`] as const, [integrity, `${MARK}integrity of ${name}`] as const];
  });
  return new Map([...own, ...ofChunks]);
};

/** Returns the ranges of texts that are values of an object: `{ title: "…" }`. */
const textsOf = (source: string): { start: number; end: number }[] => {
  const texts: { start: number; end: number }[] = [];
  let program: Program;
  try {
    program = parse(source, { ecmaVersion: 'latest' });
  } catch {
    return [];
  }
  full(program, (node: AnyNode) => {
    if (node.type === 'Property' && node.value.type === 'Literal' && typeof node.value.value === 'string')
      texts.push(node.value);
  });
  return texts.sort((one, other) => one.start - other.start);
};

/** Removes the words of a file of texts. Its keys remain, and the values that the page fills in, and elements. */
const withoutWords = (source: string): string => {
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of textsOf(source)) {
    const values = source.slice(start, end).match(/\{\{?[^}]*\}\}?|<\/?\w+[^>]*>/g) ?? [];
    kept.push(source.slice(at, start), JSON.stringify(values.toSorted()));
    at = end;
  }
  return [...kept, source.slice(at)].join('');
};

/**
 * Reads the files of a version and returns their content without what every version has of its own. Two versions of a
 * remote then have the same digest for each file that no change has reached. Files of texts count without their words, which
 * run no code.
 * @param read reads a file of the version; undefined when the store does not have it
 */
export const readContentDigests = async (
  version: Version,
  read: (path: string) => Promise<Buffer | undefined>,
): Promise<ContentDigests> => {
  const replacements = replacementsOf(version);
  const pattern = new RegExp([...replacements.keys()].map(escaped).join('|'), 'g');
  const normalized = (text: string): string => text.replaceAll(pattern, (found) => replacements.get(found) ?? found);
  const paths = new Set(version.files.map(({ path }) => path));
  const chunkNames = [...paths].flatMap((path) => chunk.exec(path)?.[1] ?? []);
  const isAmbiguous = (name: string): boolean => chunkNames.indexOf(name) !== chunkNames.lastIndexOf(name);
  const nameOf = (path: string): string => {
    const name = chunk.exec(path)?.[1];
    return name === undefined || isAmbiguous(name) ? path : `${name}.js`;
  };
  const textFiles = new Set(Object.values(version.messages).flat());
  const digests = new Map<string, string>();
  for (const { path, integrity } of version.files) {
    const bytes = /\.(js|json|html|css)$/.test(path) ? await read(path) : undefined;
    const text = bytes?.toString('utf8') ?? MARK;
    const digest = text.includes(MARK)
      ? integrity
      : hashOf(normalized(textFiles.has(path) ? withoutWords(text) : text));
    digests.set(nameOf(path), digest);
  }
  return { nameOf, digestOf: (name) => digests.get(name), normalized, names: () => [...digests.keys()] };
};

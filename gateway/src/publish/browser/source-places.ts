import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';

import type { Candidate } from '../candidate.ts';

/** An address in the files of a version, as errors name it: `…/remotes/mf-chat/1.0.0-0000000a/screen-chats.js:1:234`. */
const placePattern = /\S*\/remotes\/([\w-]+)\/([\w.-]+)\/([\w./@~-]+):(\d+):(\d+)/g;

/** Larger maps are not read: they come from the team, and their size is limited only with all other files. */
const MAX_MAP_BYTES = 8_000_000;

/** The path of a source in a map of webpack: `webpack://mf-chat@1.0.0-0000000a/./src/list.tsx`. */
const sourcePattern = /^webpack:\/\/[^/]*\/(?:\.\/)?([\w./@ ()[\]-]{1,200})(?:\?.*)?$/;

const isPayload = (value: unknown): value is SourceMapPayload =>
  typeof value === 'object' &&
  value !== null &&
  'mappings' in value &&
  typeof value.mappings === 'string' &&
  'sources' in value &&
  Array.isArray(value.sources) &&
  value.sources.every((source) => typeof source === 'string');

type Read = Pick<Candidate, 'version' | 'read'>;

/** Reads the map of a script; undefined when the version has none, or it is not a map. */
const readMap = async ({ version, read }: Read, script: string): Promise<SourceMap | undefined> => {
  const file = `${script}.map`;
  if (!version.files.some(({ path, bytes }) => path === file && bytes <= MAX_MAP_BYTES)) return undefined;
  try {
    const payload: unknown = JSON.parse((await read(file))?.toString('utf8') ?? '');
    return isPayload(payload) ? new SourceMap(payload) : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the source file and line of a place, `src/list.tsx:12`; undefined when the map does not have it. */
const sourceOf = (map: SourceMap, line: number, column: number): string | undefined => {
  const { originalSource, originalLine }: Partial<SourceMapping> = map.findEntry(line - 1, column - 1);
  const [, source] = sourcePattern.exec(originalSource ?? '') ?? [];
  return source === undefined || originalLine === undefined ? undefined : `${source}:${originalLine + 1}`;
};

/**
 * Replaces the places in the candidate's files that problems name by those in its sources, as far as its source maps have
 * them.
 * @param problems sentences of a report
 */
export const withSources = async (problems: readonly string[], candidate: Read): Promise<string[]> => {
  const { name, version } = candidate.version;
  const maps = new Map<string, SourceMap | undefined>();
  const isOwn = ([, ofName, ofVersion]: RegExpExecArray): boolean => ofName === name && ofVersion === version;
  for (const place of problems.flatMap((problem) => [...problem.matchAll(placePattern)].filter(isOwn))) {
    const script = place[3] ?? '';
    if (!maps.has(script)) maps.set(script, await readMap(candidate, script));
  }
  return problems.map((problem) =>
    problem.replaceAll(
      placePattern,
      (place: string, ofName: string, ofVersion: string, script: string, line: string, column: string) => {
        const map = ofName === name && ofVersion === version ? maps.get(script) : undefined;
        return (map && sourceOf(map, Number(line), Number(column))) ?? place;
      },
    ),
  );
};

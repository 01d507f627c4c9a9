import { createHash, randomInt } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { HEADS_FILE } from '@pairwise/contracts/page-heads';
import type { RemoteRoute } from '@pairwise/contracts/remote';
import * as z from 'zod/mini';

import { hasHeads } from '../../builds/page-heads.ts';
import { isErrorCode } from '../../files/is-error-code.ts';
import { replaceFile } from '../../files/write-file.ts';
import { canonicalJson } from '../../registry/canonical-json.ts';
import type { Candidate } from '../candidate.ts';
import { type ContentDigests, readContentDigests } from './content-digests.ts';
import { type FinishedPart, type PartResult, partResult, placeOfPart } from './parts.ts';
import type { BrowserTask } from './plan.ts';
import { contextOf } from './report-cache.ts';

/** A result is used for so long, so that every part runs again now and then. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Results of a part that are kept: for what is live, and for versions that are under way beside it. */
const KEPT_RESULTS = 4;

/** How many parts run again at random: a version cannot rely on what was found for an earlier one. */
const RANDOM_PARTS = 1;

const keptPart = z.object({
  at: z.int(),
  /** Names of the files that its pages requested. */
  files: z.array(z.string()),
  /** The digest of their content. */
  digest: z.string(),
  result: partResult,
});

const keptParts = z.record(z.string(), z.array(keptPart));

type KeptParts = z.output<typeof keptParts>;

/** The results of earlier versions, for the parts whose files are the same in a candidate. */
export interface KnownParts {
  /** Results that need no run, by part. */
  results: Record<string, PartResult>;
  /** Keeps the results of parts that have run. */
  keep: (finished: readonly FinishedPart[]) => void;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The file for all versions of a name that are checked in the same way and beside the same shell. */
const fileOf = (candidate: Candidate, task: BrowserTask, { normalized }: ContentDigests): string => {
  // Files and endpoints are compared for each part.
  const {
    candidate: { files: _files, ...content },
    endpoints: _endpoints,
    ...context
  } = contextOf(candidate, task);
  const key = canonicalJson({ ...context, candidate: normalized(canonicalJson(content)), name: task.name });
  return path.join(task.dataDir, 'gate', 'parts', `${hashOf(key)}.json`);
};

const readKept = (file: string): KeptParts => {
  try {
    const parsed = keptParts.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : {};
  } catch (error) {
    if (isErrorCode(error, 'ENOENT') || error instanceof SyntaxError) return {};
    throw error;
  }
};

/** A file with what the build has rendered of a screen or a widget. */
const prerendered = /^prerendered\/(?:screen-)?(.+)\.([a-z]{2})\.json$/;

/** Returns the files that reach the document of a route without a request: what the build has rendered of its screen. */
const writtenInto = ({ screen }: RemoteRoute, names: readonly string[], screens: ReadonlySet<string>): string[] =>
  names.filter((name) => {
    const [, rendered] = prerendered.exec(name) ?? [];
    return rendered !== undefined && (rendered === screen || !screens.has(rendered));
  });

/** Reads the titles and descriptions of each route's pages. */
const readHeads = async ({ read, version }: Candidate): Promise<Record<string, unknown>> => {
  const bytes = hasHeads(version) ? await read(HEADS_FILE) : undefined;
  return z.record(z.string(), z.unknown()).parse(JSON.parse(bytes?.toString('utf8') ?? '{}'));
};

/** Leaves out some results by chance. */
const withoutSome = (results: Record<string, PartResult>, count: number): Record<string, PartResult> => {
  const parts = Object.keys(results);
  for (let left = 0; left < count && parts.length > 0; left += 1) parts.splice(randomInt(parts.length), 1);
  return Object.fromEntries(Object.entries(results).filter(([part]) => parts.includes(part)));
};

/**
 * Finds the parts of a check that have run for an earlier version with the same files (docs/decisions/0055). A shell is
 * always checked in full, because its files reach every page.
 */
export const openKnownParts = async (
  candidate: Candidate,
  task: BrowserTask,
  { randomParts = RANDOM_PARTS }: { randomParts?: number } = {},
): Promise<KnownParts> => {
  if (candidate.isShell) return { results: {}, keep: () => undefined };
  const digests = await readContentDigests(candidate.version, (file) => candidate.read(file));
  const heads = await readHeads(candidate);
  const routes = new Map(candidate.version.data?.routes.map((route) => [route.path, route]));
  const screens = new Set(Object.keys(candidate.version.screens));
  const file = fileOf(candidate, task, digests);

  /** Returns the digest of what a part depends on; undefined when a file is gone. */
  const digestOf = (part: string, names: readonly string[]): string | undefined => {
    const place = placeOfPart(part);
    // Widgets are shown in a page of another remote.
    const isOfWidgets = place.kind === 'widgets';
    const route = isOfWidgets ? undefined : routes.get(place.route);
    const written = route ? writtenInto(route, digests.names(), screens) : [];
    const content = [...names, ...written].toSorted().map((name) => [name, digests.digestOf(name)]);
    if ((!route && !isOfWidgets) || content.some(([, digest]) => digest === undefined)) return undefined;
    const head = route ? (heads[route.id] ?? null) : null;
    return hashOf(canonicalJson({ route: route ?? null, content, head }));
  };

  /** Whether the contract of the candidate still names all calls of a part. */
  const areDeclared = ({ calls }: PartResult): boolean => calls.every((call) => task.endpoints.includes(call));
  const isFresh = ({ at }: { at: number }): boolean => Date.now() - at < KEPT_MS;
  const known = Object.entries(readKept(file)).flatMap(([part, kept]) => {
    const same = kept.find((one) => isFresh(one) && one.digest === digestOf(part, one.files));
    return same && areDeclared(same.result) ? [[part, same.result] as const] : [];
  });

  return {
    results: withoutSome(Object.fromEntries(known), randomParts),
    keep: (finished) => {
      const kept = readKept(file);
      for (const { part, files, result } of finished) {
        const names = [...new Set(files.map(digests.nameOf))].toSorted();
        const digest = digestOf(part, names);
        if (digest === undefined) continue;
        const others = (kept[part] ?? []).filter((one) => isFresh(one) && one.digest !== digest);
        kept[part] = [{ at: Date.now(), files: names, digest, result }, ...others].slice(0, KEPT_RESULTS);
      }
      mkdirSync(path.dirname(file), { recursive: true });
      replaceFile(file, JSON.stringify(kept));
    },
  };
};

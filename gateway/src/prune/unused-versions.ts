import { bytesOf } from '../builds/build-files.ts';
import type { Content } from '../registry/document.ts';
import { isReferenced, type RegisteredVersion } from '../registry/index.ts';
import { keyOf } from './last-live.ts';

/** How long a version stays after its last use. No page stays open longer without a navigation that loads a newer one. */
export const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface UnusedOptions {
  document: Content;
  /** When versions were live for the last time (`lastLive`). */
  lastLive: ReadonlyMap<string, number>;
  /** Milliseconds since 1970. */
  now: number;
}

/** The unused versions of a name. */
export interface UnusedVersions {
  name: string;
  /** Oldest first. */
  versions: string[];
  /** Size of their files, uncompressed. */
  bytes: number;
}

/**
 * Returns the versions that nothing refers to, and that were uploaded, live or shown by a preview link more than `KEPT_DAYS` ago.
 */
export const unusedVersions = ({ document, lastLive, now }: UnusedOptions): UnusedVersions[] => {
  const lastUse = (version: RegisteredVersion): number =>
    Math.max(
      Date.parse(version.publishedAt),
      lastLive.get(keyOf(version.name, version.version)) ?? 0,
      version.previewUntil === undefined ? 0 : Date.parse(version.previewUntil),
    );
  return Object.entries(document.versions).flatMap(([name, byVersion]) => {
    const unused = Object.values(byVersion)
      .filter((version) => !isReferenced(document, name, version.version))
      .filter((version) => now - lastUse(version) > KEPT_DAYS * DAY_MS)
      .sort((one, other) => one.counter - other.counter);
    if (unused.length === 0) return [];
    const bytes = unused.reduce((sum, { files }) => sum + bytesOf(files), 0);
    return [{ name, versions: unused.map(({ version }) => version), bytes }];
  });
};

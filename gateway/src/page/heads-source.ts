import { HEADS_FILE, type PageHeads } from '@pairwise/contracts/page-heads';

import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { hasHeads, parseHeads } from '../builds/page-heads.ts';
import type { RegisteredVersion } from '../registry/index.ts';
import { keep } from './keep.ts';

export interface HeadsSource {
  /** Returns the texts of a version's pages; undefined when it publishes none, or they cannot be read now. */
  get: (version: RegisteredVersion) => Promise<PageHeads | undefined>;
}

export interface HeadsOptions {
  read: ArtifactStore['read'];
  warn: (message: string) => void;
}

/** The live versions, their canaries, and a few that developers try. */
const MAX_VERSIONS = 50;

/** Reads the texts of each version once: published files never change. A failed read is repeated with the next page. */
export const headsSource = ({ read, warn }: HeadsOptions): HeadsSource => {
  const known = new Map<string, Promise<PageHeads | undefined>>();

  const load = async (version: RegisteredVersion): Promise<PageHeads | undefined> => {
    const bytes = await read(version, HEADS_FILE);
    return bytes && parseHeads(bytes);
  };

  return {
    get: (version) => {
      if (!hasHeads(version)) return Promise.resolve(undefined);
      const key = `${version.name}@${version.version}`;
      const found = known.get(key);
      if (found) return found;
      const loading = load(version).catch((error: unknown) => {
        known.delete(key);
        warn(`could not read ${HEADS_FILE} of ${key}: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      });
      keep(known, key, loading, MAX_VERSIONS);
      return loading;
    },
  };
};

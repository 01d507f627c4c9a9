import type { Language } from '@pairwise/contracts/languages';
import { prerenderedFile, type PrerenderedFile } from '@pairwise/contracts/prerendered';

import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { parsePrerendered } from '../builds/prerendered.ts';
import type { RegisteredVersion } from '../registry/index.ts';
import { keep } from './keep.ts';

export interface PrerenderedSource {
  /** Returns the fragments that a version publishes under a name; undefined when it has none, or they cannot be read now. */
  get: (version: RegisteredVersion, name: string, language: Language) => Promise<PrerenderedFile | undefined>;
}

export interface PrerenderedOptions {
  read: ArtifactStore['read'];
  warn: (message: string) => void;
}

/** All landers, widgets and layouts of a live and a canary version in three languages. */
const MAX_FILES = 120;

/** Reads each file once: published files never change. A failed read is repeated with the next page. */
export const prerenderedSource = ({ read, warn }: PrerenderedOptions): PrerenderedSource => {
  const known = new Map<string, Promise<PrerenderedFile | undefined>>();

  const load = async (version: RegisteredVersion, file: string): Promise<PrerenderedFile | undefined> => {
    const bytes = await read(version, file);
    return bytes && parsePrerendered(bytes);
  };

  return {
    get: (version, name, language) => {
      const file = prerenderedFile(name, language);
      const key = `${version.name}@${version.version}/${file}`;
      const found = known.get(key);
      if (found) {
        keep(known, key, found, MAX_FILES);
        return found;
      }
      if (!version.files.some(({ path }) => path === file)) return Promise.resolve(undefined);
      const loading = load(version, file).catch((error: unknown) => {
        known.delete(key);
        warn(`could not read ${key}: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      });
      keep(known, key, loading, MAX_FILES);
      return loading;
    },
  };
};

import type { PublishedFile } from '@pairwise/contracts/registry';

import type { RegisteredVersion } from '../registry/document.ts';

const known = new WeakMap<RegisteredVersion, ReadonlyMap<string, PublishedFile>>();

/** Returns a file of a version; undefined when the version does not list it. */
export const listedFile = (version: RegisteredVersion, path: string): PublishedFile | undefined => {
  const files = known.get(version) ?? new Map(version.files.map((file) => [file.path, file]));
  known.set(version, files);
  return files.get(path);
};

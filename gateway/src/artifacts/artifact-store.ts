import { rm } from 'node:fs/promises';
import path from 'node:path';

import { parseBucketAddress } from '@pairwise/object-store';

import { replaceFile } from '../files/write-file.ts';
import { openBucketStore } from './bucket-store.ts';
import { SEAL } from '../builds/build-files.ts';
import { openBuildFolders } from '../builds/build-folders.ts';
import type { ArtifactStore } from './store-types.ts';

export type { ArtifactStore } from './store-types.ts';

export interface ArtifactStoreOptions {
  dataDir: string;
  /** The setting ARTIFACT_STORE, `s3://bucket/prefix?endpoint=…`; the folder `DATA_DIR/artifacts` when absent. */
  address?: string;
  /** Logs what was refused; by default as a process warning. */
  warn?: (message: string) => void;
}

const emitWarning = (message: string): void => process.emitWarning(message);

/** Opens the store of published files: a folder, or an S3-compatible bucket. */
export const openArtifacts = ({ dataDir, address, warn = emitWarning }: ArtifactStoreOptions): ArtifactStore => {
  if (address !== undefined) return openBucketStore({ dataDir, address: parseBucketAddress(address), warn });
  const { addInBackground, contract, folderOf, read } = openBuildFolders(dataDir);
  return {
    add: addInBackground,
    storeSeal: async ({ name, version }, seal) => replaceFile(path.join(folderOf(name, version), SEAL), seal),
    read,
    contract,
    folder: async ({ name, version }) => folderOf(name, version),
    remove: async ({ name, version }) => rm(folderOf(name, version), { recursive: true, force: true }),
  };
};

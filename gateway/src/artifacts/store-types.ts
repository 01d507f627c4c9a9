import type { PublishedVersion } from '@pairwise/contracts/registry';

import type { ContractRef, Encoding, StoredVersion } from '../builds/stored-version.ts';

/**
 * Stores published files. Everything is written once: the same content again changes nothing, other content under the
 * same name is refused.
 */
export interface ArtifactStore {
  /**
   * Adds a build (`dist/` with `remote.json` and `contract.json`). Rejects when its files differ from its description.
   */
  add: (dist: string) => Promise<PublishedVersion>;
  /** Stores the signed description (`registry.sealed`) beside the files of a version. */
  storeSeal: (version: StoredVersion, seal: string) => Promise<void>;
  /**
   * Reads a file of a version, or its compressed twin. Undefined when it is missing or not listed. Rejects with
   * StoreUnavailable when the store does not respond or returns other content than was published.
   */
  read: (version: StoredVersion, file: string, encoding?: Encoding) => Promise<Buffer | undefined>;
  /** Reads `contract.json` of a version and checks its hash. Undefined when it is missing; rejects as `read` does. */
  contract: (version: ContractRef) => Promise<Buffer | undefined>;
  /**
   * Deletes everything that is stored of a version. After an interruption it can be repeated. The caller makes sure that the
   * version is not registered and not being published.
   */
  remove: (version: Pick<StoredVersion, 'name' | 'version'>) => Promise<void>;
  /** Returns a local folder with all files of a version, `remote.json` and `contract.json`. */
  folder: (version: StoredVersion) => Promise<string>;
}

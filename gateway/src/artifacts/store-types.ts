import type { PublishedVersion } from '@pairwise/contracts/registry';

import type { ContractRef, Encoding, StoredVersion } from '../builds/stored-version.ts';

/**
 * Where published files live. Everything is written once: the same content again changes nothing, other content under
 * the same name is refused.
 */
export interface ArtifactStore {
  /** Adds a build (`dist/` with `remote.json` and `contract.json`). Rejects when its files are not those it describes. */
  add: (dist: string) => Promise<PublishedVersion>;
  /** Puts the signed description (`registry.sealed`) beside the files of a version. */
  storeSeal: (version: StoredVersion, seal: string) => Promise<void>;
  /**
   * A file of a version, or its compressed twin. Undefined when it is not there or not listed. Rejects with
   * StoreUnavailable when the store cannot be asked or answers something else than what was published.
   */
  read: (version: StoredVersion, file: string, encoding?: Encoding) => Promise<Buffer | undefined>;
  /** `contract.json` of a version, with the hash its description names. Undefined when it is not there; rejects as `read`. */
  contract: (version: ContractRef) => Promise<Buffer | undefined>;
  /** A folder of this machine with all files of a version, `remote.json` and `contract.json`. */
  folder: (version: StoredVersion) => Promise<string>;
}

import type { PublishedVersion } from '@pairwise/contracts/registry';

/** The fields of a version that locate and identify its files. */
export type StoredVersion = Pick<PublishedVersion, 'name' | 'version' | 'files'>;

/** The fields of a version that locate and identify its `contract.json`. */
export type ContractRef = Pick<PublishedVersion, 'name' | 'version' | 'contract'>;

/** Encoding of a file that was compressed at the build. */
export type Encoding = 'br' | 'gz';

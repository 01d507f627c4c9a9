import { parseBucketAddress } from './bucket-address.ts';
import { openBucket } from './bucket.ts';
import { openFolder } from './folder.ts';
import type { ObjectStore } from './object-store.ts';

interface StoreOptions {
  /** `s3://bucket/prefix?endpoint=…`; the folder when absent. */
  address: string | undefined;
  folder: string;
}

/** Opens the store that the settings name: an S3-compatible bucket, or a folder of this machine. */
export const openObjectStore = ({ address, folder }: StoreOptions): ObjectStore =>
  address === undefined ? openFolder(folder) : openBucket(parseBucketAddress(address));

export { type BucketAddress, parseBucketAddress } from './bucket-address.ts';
export { openBucket } from './bucket.ts';
export { openObjectStore } from './open-object-store.ts';
export type { ObjectStore, StoredObject } from './object-store.ts';
export { StoreUnavailable } from './store-unavailable.ts';

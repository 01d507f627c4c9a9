/** Types of the S3 server that tests use, which has none of its own. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  interface StoredObject {
    bucket: string;
    key: string;
  }

  interface Store {
    /** Stores an object. Resolves with its bytes when it was read, although it may not be written yet. */
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
    /** Returns the path of a file of an object. */
    getResourcePath(bucket: string, key: string, resource: 'object'): string;
  }

  export default class S3rver {
    store: Store;
    constructor(options: {
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    /** Creates the buckets. */
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}

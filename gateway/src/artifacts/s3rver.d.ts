/** The S3 server of the tests, for as far as they use it (it has no types of its own). */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    /** Makes the buckets. */
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}

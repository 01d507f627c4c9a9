/** Types of the S3 server that tests use, which has none of its own. */
declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
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

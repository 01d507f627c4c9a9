import type { PutObjectCommandOutput } from '@aws-sdk/client-s3';

import type { BucketAddress } from './bucket-address.ts';
import { contentTypeOf } from './content-types.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** A bucket as far as we use it. Both reject with StoreUnavailable when it cannot be asked. */
export interface Bucket {
  get: (key: string) => Promise<Buffer | undefined>;
  /** Writes what is not there yet. `false` when the server says that it is; one that cannot say so overwrites. */
  putNew: (key: string, bytes: Uint8Array) => Promise<boolean>;
}

const CONNECT_MS = 1_000;
const REQUEST_MS = 5_000;

const statusOf = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Names the key and the reason, never the credentials or the headers that an SDK error carries. */
const unavailable = (key: string, error: unknown): StoreUnavailable => {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new StoreUnavailable(`the store did not answer for ${key}: ${reason}`);
};

/** The bucket of an address, by the credentials of the environment (`AWS_ACCESS_KEY_ID`, `AWS_PROFILE` and so on). */
export const openBucket = ({ bucket, prefix, region, endpoint }: BucketAddress): Bucket => {
  const open = async () => {
    // Nobody without a bucket waits for so large a library.
    const { GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
    const client = new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
      // We compare hashes ourselves; checksums of newer making are refused by many compatible servers.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client, GetObjectCommand, PutObjectCommand };
  };
  let opened: ReturnType<typeof open> | undefined;
  const sdk = (): ReturnType<typeof open> => (opened ??= open());
  const keyOf = (key: string): string => (prefix ? `${prefix}/${key}` : key);

  const put = async (
    key: string,
    bytes: Uint8Array,
    condition: { IfNoneMatch?: '*' },
  ): Promise<PutObjectCommandOutput> => {
    const { client, PutObjectCommand } = await sdk();
    const target = { Bucket: bucket, Key: keyOf(key) };
    return client.send(new PutObjectCommand({ ...target, Body: bytes, ContentType: contentTypeOf(key), ...condition }));
  };

  return {
    get: async (key) => {
      try {
        const { client, GetObjectCommand } = await sdk();
        const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(key) }));
        return body && Buffer.from(await body.transformToByteArray());
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return undefined;
        throw unavailable(key, error);
      }
    },
    putNew: async (key, bytes) => {
      try {
        await put(key, bytes, { IfNoneMatch: '*' });
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        if (statusOf(error) !== 501) throw unavailable(key, error);
      }
      // A server that does not know conditions: who calls has looked before.
      try {
        await put(key, bytes, {});
        return true;
      } catch (error) {
        throw unavailable(key, error);
      }
    },
  };
};

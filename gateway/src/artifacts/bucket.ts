import type { PutObjectCommandOutput } from '@aws-sdk/client-s3';

import type { BucketAddress } from './bucket-address.ts';
import { contentTypeOf } from './content-types.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** A bucket. Both functions reject with StoreUnavailable when it does not respond. */
export interface Bucket {
  get: (key: string) => Promise<Buffer | undefined>;
  /**
   * Writes a file unless it exists. Resolves with false when the server reports that it exists; a server without
   * conditional writes overwrites.
   */
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

/**
 * Describes an SDK error by key and reason. The error also contains credentials and headers, which must not be logged.
 */
const unavailable = (key: string, error: unknown): StoreUnavailable => {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new StoreUnavailable(`the store did not respond for ${key}: ${reason}`);
};

/**
 * Opens the bucket of an address, with the credentials of the environment (`AWS_ACCESS_KEY_ID`, `AWS_PROFILE` and so
 * on).
 */
export const openBucket = ({ bucket, prefix, region, endpoint }: BucketAddress): Bucket => {
  const open = async () => {
    // Imported on first use: gateways without a bucket do not load this large library.
    const { GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
    const client = new S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
      // Hashes are compared here. Many compatible servers refuse the SDK's newer checksums.
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
      // The server has no conditional writes; the caller has checked before that the file is missing.
      try {
        await put(key, bytes, {});
        return true;
      } catch (error) {
        throw unavailable(key, error);
      }
    },
  };
};

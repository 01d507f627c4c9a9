import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

import type { BucketAddress } from './bucket-address.ts';
import { requireKey } from './keys.ts';
import type { ObjectStore } from './object-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const CONNECT_MS = 1_000;
/** The longest time in which no byte comes or goes. */
const SILENCE_MS = 5_000;

const statusOf = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
};

/** Whether the bucket has no such object. A missing bucket has another name and is an error. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/**
 * Describes an SDK error by key and reason. The error also contains credentials and headers, which must not be logged.
 */
const unavailable = (key: string, error: unknown): StoreUnavailable => {
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new StoreUnavailable(`the store did not respond for ${key}: ${reason}`);
};

interface Target {
  Bucket: string;
  Key: string;
}

interface BucketOptions {
  /** The content type that the bucket records for a key; `application/octet-stream` by default. */
  contentTypeOf?: (key: string) => string;
}

/**
 * Opens the bucket of an address, with the credentials of the environment (`AWS_ACCESS_KEY_ID`, `AWS_PROFILE` and so
 * on).
 */
export const openBucket = (
  { bucket, prefix, region, endpoint }: BucketAddress,
  { contentTypeOf = () => 'application/octet-stream' }: BucketOptions = {},
): ObjectStore => {
  const open = async () => {
    // Imported on first use: programs without a bucket do not load this large library.
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
      // Hashes are compared by the callers. Many compatible servers refuse the SDK's newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { client, ...sdk };
  };
  let opened: ReturnType<typeof open> | undefined;
  const sdk = (): ReturnType<typeof open> => (opened ??= open());

  const target = (key: string): Target => ({
    Bucket: bucket,
    Key: prefix ? `${prefix}/${requireKey(key)}` : requireKey(key),
  });

  /** Resolves with undefined when the object is missing; reports any other failure as StoreUnavailable. */
  const ifThere = async <Result>(key: string, run: (at: Target) => Promise<Result>): Promise<Result | undefined> => {
    const at = target(key);
    try {
      return await run(at);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw unavailable(key, error);
    }
  };

  const read = async (at: Target) => {
    const { client, GetObjectCommand } = await sdk();
    return client.send(new GetObjectCommand(at));
  };

  const put = async (at: Target, bytes: Uint8Array, more: { ContentType: string; IfNoneMatch?: '*' }) => {
    const { client, PutObjectCommand } = await sdk();
    await client.send(new PutObjectCommand({ ...at, Body: bytes, ...more }));
  };

  return {
    get: (key) =>
      ifThere(key, async (at) => {
        const { Body: body } = await read(at);
        return body && Buffer.from(await body.transformToByteArray());
      }),
    open: (key) =>
      ifThere(key, async (at) => {
        const { Body: body, ContentLength: bytes } = await read(at);
        // On Node a body is a stream of Node's.
        return body instanceof Readable && bytes !== undefined ? { bytes, stream: body } : undefined;
      }),
    has: async (key) => {
      const found = await ifThere(key, async (at) => {
        const { client, HeadObjectCommand } = await sdk();
        return client.send(new HeadObjectCommand(at));
      });
      return found !== undefined;
    },
    putNew: async (key, bytes) => {
      const [at, ContentType] = [target(key), contentTypeOf(key)];
      try {
        await put(at, bytes, { ContentType, IfNoneMatch: '*' });
        return true;
      } catch (error) {
        if (statusOf(error) === 412) return false;
        if (statusOf(error) !== 501) throw unavailable(key, error);
      }
      // The server has no conditional writes; the caller has checked before that the object is missing.
      try {
        await put(at, bytes, { ContentType });
        return true;
      } catch (error) {
        throw unavailable(key, error);
      }
    },
    putFile: async (key, file) => {
      const at = target(key);
      const { client, PutObjectCommand } = await sdk();
      const { size } = await stat(file);
      const sent = { Body: createReadStream(file), ContentLength: size, ContentType: contentTypeOf(key) };
      try {
        await client.send(new PutObjectCommand({ ...at, ...sent }));
      } catch (error) {
        throw unavailable(key, error);
      } finally {
        sent.Body.destroy();
      }
    },
    remove: async (key) => {
      await ifThere(key, async (at) => {
        const { client, DeleteObjectCommand } = await sdk();
        return client.send(new DeleteObjectCommand(at));
      });
    },
  };
};

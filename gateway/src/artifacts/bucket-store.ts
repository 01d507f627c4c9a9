import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

import type { PublishedFile, PublishedVersion } from '@pairwise/contracts/registry';
import { type BucketAddress, openBucket, StoreUnavailable } from '@pairwise/object-store';

import { parseDescription } from '../builds/description.ts';
import {
  checkBuild,
  CLAIM,
  CONTRACT,
  DESCRIPTION,
  filesOfBuild,
  integrityOf,
  otherContent,
  readDescription,
  sameDescription,
  SEAL,
  withTwins,
} from '../builds/build-files.ts';
import { openDiskCache } from './disk-cache.ts';
import type { Encoding, StoredVersion } from '../builds/stored-version.ts';
import { contentTypeOf } from './content-types.ts';
import type { ArtifactStore } from './store-types.ts';

/** Size of the local copies: enough for about a hundred versions of everything. */
const MAX_CACHE_BYTES = 512 * 1024 * 1024;
/** Most files have no compressed twin. The store is queried for a missing one at most this often. */
const MISSING_MS = 60_000;
const MAX_MISSING = 10_000;
/** Concurrent requests of one upload. */
const CONCURRENT_REQUESTS = 8;

const [unbrotli, ungzip] = [promisify(brotliDecompress), promisify(gunzip)];
const decoders = {
  br: (bytes: Buffer, options: { maxOutputLength: number }) => unbrotli(bytes, options),
  gz: (bytes: Buffer, options: { maxOutputLength: number }) => ungzip(bytes, options),
};

export interface BucketStoreOptions {
  dataDir: string;
  address: BucketAddress;
  warn: (message: string) => void;
  maxCacheBytes?: number;
}

const inParallel = async <Item>(items: readonly Item[], handle: (item: Item) => Promise<void>): Promise<void> => {
  const rest = items.values();
  await Promise.all(
    Array.from({ length: CONCURRENT_REQUESTS }, async () => {
      for (const item of rest) await handle(item);
    }),
  );
};

/** Whether bytes are those of a published file, by the hash of their decoded content. */
const isWhatWasPublished = async (
  bytes: Buffer,
  { integrity, bytes: length }: PublishedFile,
  encoding?: Encoding,
): Promise<boolean> => {
  try {
    // Never more bytes than were published: a few compressed bytes can unpack to fill the memory.
    const plain = encoding ? await decoders[encoding](bytes, { maxOutputLength: Math.max(length, 1) }) : bytes;
    return integrityOf(plain) === integrity;
  } catch {
    return false; // not in that encoding, or too long
  }
};

/**
 * Opens published files in an S3-compatible bucket, `<prefix>/<name>/<version>/<file>`. Files that were read are cached
 * on disk (`DATA_DIR/cache/artifacts`), so recently used ones stay available while the bucket is down. Every file from
 * the bucket or the cache is checked by its hash before it is used.
 */
export const openBucketStore = (options: BucketStoreOptions): ArtifactStore => {
  const { dataDir, address, warn, maxCacheBytes = MAX_CACHE_BYTES } = options;
  const bucket = openBucket(address, { contentTypeOf });
  const cache = openDiskCache({ folder: path.join(dataDir, 'cache/artifacts'), maxBytes: maxCacheBytes });
  /** Keys of cached files that were checked since this program started. */
  const compared = new Set<string>();
  const missing = new Map<string, number>();
  const fetching = new Map<string, Promise<Buffer | undefined>>();

  const fromCache = async (key: string, isRight: (bytes: Buffer) => Promise<boolean>): Promise<Buffer | undefined> => {
    const bytes = await cache.get(key);
    if (!bytes || compared.has(key)) return bytes;
    if (await isRight(bytes)) {
      compared.add(key);
      return bytes;
    }
    warn(`the local copy of ${key} is corrupt and is fetched again`);
    await cache.remove(key);
    return undefined;
  };

  const fromBucket = async (key: string, isRight: (bytes: Buffer) => Promise<boolean>): Promise<Buffer | undefined> => {
    const bytes = await bucket.get(key);
    if (!bytes) {
      if (missing.size >= MAX_MISSING) missing.clear();
      missing.set(key, Date.now());
      return undefined;
    }
    if (!(await isRight(bytes))) {
      throw new StoreUnavailable(`the content of ${key} in the store differs from what was published`);
    }
    missing.delete(key);
    compared.add(key);
    await cache.put(key, bytes);
    return bytes;
  };

  /** Shares one request between concurrent readers of a file. */
  const fetchOnce = (key: string, isRight: (bytes: Buffer) => Promise<boolean>): Promise<Buffer | undefined> => {
    const underWay = fetching.get(key);
    if (underWay) return underWay;
    const began = fromBucket(key, isRight).finally(() => fetching.delete(key));
    fetching.set(key, began);
    return began;
  };

  const read: ArtifactStore['read'] = async ({ name, version, files }, file, encoding) => {
    const listed = files.find((candidate) => candidate.path === file);
    if (!listed) return undefined;
    const key = `${name}/${version}/${file}${encoding ? `.${encoding}` : ''}`;
    const isRight = (bytes: Buffer): Promise<boolean> => isWhatWasPublished(bytes, listed, encoding);
    const cached = await fromCache(key, isRight);
    if (cached) return cached;
    if (encoding && Date.now() - (missing.get(key) ?? 0) < MISSING_MS) return undefined;
    try {
      return await fetchOnce(key, isRight);
    } catch (error) {
      // The uncompressed file may be correct or cached.
      if (encoding === undefined) throw error;
      warn(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };

  const storedDescription = async ({ name, version }: Pick<PublishedVersion, 'name' | 'version'>) => {
    const bytes = await bucket.get(`${name}/${version}/${DESCRIPTION}`);
    return bytes && { bytes, published: parseDescription(bytes.toString('utf8')) };
  };

  /** Whether a version is stored completely with this content. Rejects when it has other content. */
  const isStored = async (published: PublishedVersion): Promise<boolean> => {
    const stored = await storedDescription(published);
    if (stored && !sameDescription(stored.published, published)) throw otherContent(published);
    return stored !== undefined;
  };

  const putOnce = async (published: PublishedVersion, file: string, bytes: Buffer): Promise<void> => {
    const key = `${published.name}/${published.version}/${file}`;
    // An existing file may be from an interrupted upload of the same build.
    const stored = (await bucket.get(key)) ?? ((await bucket.putNew(key, bytes)) ? bytes : await bucket.get(key));
    if (!stored?.equals(bytes)) throw otherContent(published);
  };

  /**
   * Compares everything after an upload. On a server without conditional writes another upload may have interfered;
   * then neither version is used.
   */
  const confirm = async (published: PublishedVersion, dist: string): Promise<void> => {
    await inParallel(filesOfBuild(dist, published.files), async (file) => {
      const stored = await bucket.get(`${published.name}/${published.version}/${file}`);
      if (!stored?.equals(readFileSync(path.join(dist, file)))) throw otherContent(published);
    });
  };

  const contract: ArtifactStore['contract'] = async ({ name, version, contract: integrity }) => {
    const key = `${name}/${version}/${CONTRACT}`;
    const isRight = async (bytes: Buffer): Promise<boolean> => integrityOf(bytes) === integrity;
    return (await fromCache(key, isRight)) ?? fetchOnce(key, isRight);
  };

  const fetchDescriptions = async (version: StoredVersion): Promise<void> => {
    const stored = await storedDescription(version);
    if (!stored) throw new StoreUnavailable(`the store has no ${version.name} ${version.version}`);
    if (!(await contract(stored.published))) {
      throw new StoreUnavailable(`the store has no contract of ${version.name} ${version.version}`);
    }
    await cache.put(`${version.name}/${version.version}/${DESCRIPTION}`, stored.bytes);
  };

  const remove: ArtifactStore['remove'] = async ({ name, version }) => {
    const stored = await storedDescription({ name, version });
    const files = (stored?.published.files ?? []).flatMap(({ path: file }) => withTwins(file));
    const removeFile = async (file: string): Promise<void> => {
      const key = `${name}/${version}/${file}`;
      await bucket.remove(key);
      await cache.remove(key);
      compared.delete(key);
    };
    await inParallel([...files, CONTRACT, SEAL, CLAIM], removeFile);
    // Deleted last: an interrupted deletion needs its list.
    await removeFile(DESCRIPTION);
  };

  return {
    read,
    remove,
    contract,
    add: async (dist) => {
      const published = readDescription(dist);
      checkBuild(dist, published);
      if (await isStored(published)) return published;
      const description = readFileSync(path.join(dist, DESCRIPTION));
      await putOnce(published, CLAIM, description);
      const files = filesOfBuild(dist, published.files).filter((file) => file !== DESCRIPTION);
      await inParallel(files, (file) => putOnce(published, file, readFileSync(path.join(dist, file))));
      // Written last: a version without it is an incomplete upload.
      await putOnce(published, DESCRIPTION, description);
      await confirm(published, dist);
      return published;
    },
    storeSeal: async ({ name, version }, seal) => {
      await bucket.putNew(`${name}/${version}/${SEAL}`, Buffer.from(seal));
    },
    folder: async (version) => {
      await inParallel(version.files, async ({ path: file }) => {
        if (!(await read(version, file))) throw new StoreUnavailable(`the store has no ${version.name} ${file}`);
        await read(version, file, 'br');
        await read(version, file, 'gz');
      });
      await fetchDescriptions(version);
      return path.dirname(cache.fileOf(`${version.name}/${version.version}/${DESCRIPTION}`));
    },
  };
};

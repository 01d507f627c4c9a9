import type { Readable } from 'node:stream';

/** An open object. A caller that does not read the stream to its end destroys it. */
export interface StoredObject {
  bytes: number;
  stream: Readable;
}

/**
 * Stores objects by key, such as `photos/1f2e.jpg`: a folder, or an S3-compatible bucket. A reader never sees a part of an
 * object. Several processes may use one store. Every function rejects with StoreUnavailable when a bucket does not
 * respond, and with an Error when a key is not made of names and slashes.
 */
export interface ObjectStore {
  /** Reads an object into memory; undefined when it does not exist. */
  get: (key: string) => Promise<Buffer | undefined>;
  /** Opens an object of any size; undefined when it does not exist. */
  open: (key: string) => Promise<StoredObject | undefined>;
  has: (key: string) => Promise<boolean>;
  /**
   * Writes an object unless it exists. Resolves with false when it exists; a bucket without conditional writes overwrites.
   */
  putNew: (key: string, bytes: Uint8Array) => Promise<boolean>;
  /** Writes an object of any size from a file on this machine, and replaces an existing one. The file stays. */
  putFile: (key: string, file: string) => Promise<void>;
  /** Removes an object. A missing one is no error. */
  remove: (key: string) => Promise<void>;
}

import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib';

/** A text of many responses. It is compressed once. */
export interface SharedText {
  bytes: Buffer;
  /** Returns the text as a part of a gzip body. */
  packed: () => Buffer;
}

/** A text of many responses, or one of this response alone. */
export type BodyPart = SharedText | string;

// RFC 1952. A part is a series of blocks (RFC 1951) that ends on a whole byte, because of the flush, and is not the last.
const START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([3, 0]);

/** For a response that waits. A higher level takes longer than the rest of the page. */
const quickly = { finishFlush: constants.Z_SYNC_FLUSH, level: 5 };
const well = { finishFlush: constants.Z_SYNC_FLUSH, level: 9, memLevel: 9 };

const deflateInBackground: (bytes: Buffer, options: ZlibOptions) => Promise<Buffer> = promisify(deflateRaw);

/** So many uses show that a text is worth more effort. */
const WORTH_EFFORT = 4;

/** Creates a text of many responses. */
export const sharedText = (text: string): SharedText => {
  const bytes = Buffer.from(text);
  let packed: Buffer | undefined;
  let uses = 0;
  const improve = async (first: Buffer): Promise<void> => {
    const better = await deflateInBackground(bytes, well);
    if (better.length < first.length) packed = better;
  };
  return {
    bytes,
    packed: () => {
      packed ??= deflateRawSync(bytes, quickly);
      uses += 1;
      if (uses === WORTH_EFFORT) void improve(packed);
      return packed;
    },
  };
};

/** Most bytes of a block that is not compressed. */
const MAX_STORED = 65_535;

const stored = (bytes: Buffer): Buffer[] => {
  const blocks: Buffer[] = [];
  for (let from = 0; from < bytes.length; from += MAX_STORED) {
    const content = bytes.subarray(from, from + MAX_STORED);
    const start = Buffer.alloc(5);
    start.writeUInt16LE(content.length, 1);
    start.writeUInt16LE(0xff_ff - content.length, 3);
    blocks.push(start, content);
  }
  return blocks;
};

/** Joins the parts of a body without compression. */
export const joinParts = (parts: readonly BodyPart[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part.bytes)));

/**
 * Joins the parts of a body in gzip. Shared texts are compressed already; the others are only stored, because compressing a
 * few hundred bytes takes longer than sending them.
 */
export const gzipParts = (parts: readonly BodyPart[]): Buffer => {
  const body: Buffer[] = [START];
  let [sum, size] = [0, 0];
  for (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part.bytes;
    sum = crc32(bytes, sum);
    size += bytes.length;
    if (typeof part === 'string') body.push(...stored(bytes));
    else body.push(part.packed());
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(sum, 0);
  end.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([...body, LAST_BLOCK, end]);
};

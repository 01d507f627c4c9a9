import { randomFillSync } from 'node:crypto';

const BYTES = 16;
/** Random bytes are drawn for so many nonces together: each draw takes as long as many nonces. */
const TOGETHER = 256;

const pool = Buffer.alloc(BYTES * TOGETHER);
let used = pool.length;

/** Returns a random text that no page had before. */
export const newNonce = (): string => {
  if (used >= pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const from = used;
  used += BYTES;
  return pool.toString('base64', from, used);
};

import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const known = new WeakMap<Buffer, KeyObject>();

/** Returns the HMAC-SHA256 of a text. Converting the key takes several times as long as the hash, so that is done once. */
export const hmacOf = (key: Buffer, text: string): Buffer => {
  const object = known.get(key) ?? createSecretKey(key);
  known.set(key, object);
  return createHmac('sha256', object).update(text).digest();
};

import { createECDH } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeOnce } from '../secret-file.ts';

export interface VapidKeys {
  /** A point of P-256, 65 bytes, base64url. */
  publicKey: string;
  /** 32 bytes, base64url. */
  privateKey: string;
}

/** Derives both keys. @throws {Error} when the text is no private key of P-256 */
export const vapidKeysOf = (privateKey: string): VapidKeys => {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.byteLength !== 32) throw new Error('A private key of P-256 has 32 bytes.');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
};

const newPrivateKey = (): string => {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // Node leaves out leading zeros of a key.
  const bytes = Buffer.alloc(32);
  const key = curve.getPrivateKey();
  key.copy(bytes, 32 - key.byteLength);
  return bytes.toString('base64url');
};

/** Opens the key for pushes (VAPID): the given one, or that of `DATA_DIR/secrets/vapid.key`, which is made once. */
export const openVapidKeys = (dataDir: string, given: string | undefined): VapidKeys => {
  if (given !== undefined) return vapidKeysOf(given);
  const file = join(dataDir, 'secrets', 'vapid.key');
  if (!existsSync(file)) writeOnce(file, `${newPrivateKey()}\n`);
  try {
    return vapidKeysOf(readFileSync(file, 'utf8').trim());
  } catch (error) {
    throw new Error(`${file} is not a key. Delete it; the next start makes a new one.`, { cause: error });
  }
};

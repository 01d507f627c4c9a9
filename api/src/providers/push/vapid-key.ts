import { createECDH, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** Writes a file atomically. Of several programs that start concurrently the first one's key counts. */
const writeOnce = (file: string, text: string): void => {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  writeFileSync(temporary, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(temporary);
  }
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

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Env } from '../../env.ts';
import { writeOnce } from '../secret-file.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals texts that the database must not hold in the open, and hashes them with a key, so that few digits cannot be
 * guessed.
 */
export interface Vault {
  /** Encrypts a text (AES-256-GCM). It opens only with the same purpose. */
  seal: (purpose: string, text: string) => Buffer;
  /** @throws when it was sealed with another key or for another purpose */
  open: (purpose: string, sealed: Buffer) => string;
  /** Hashes values with a key (HMAC-SHA-256). */
  hash: (purpose: string, ...values: readonly string[]) => Buffer;
}

/** Makes a vault of a key of 32 bytes. */
export const vaultOf = (key: Buffer): Vault => {
  if (key.byteLength !== 32) throw new Error('A key of bank accounts has 32 bytes.');
  const derive = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32));
  const [sealing, hashing] = [derive('seal'), derive('hash')];
  return {
    seal: (purpose, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(purpose));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    open: (purpose, sealed) => {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const content = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
    },
    hash: (purpose, ...values) =>
      createHmac('sha256', hashing)
        .update(JSON.stringify([purpose, ...values]))
        .digest(),
  };
};

/** Opens the vault with the given key, or that of `DATA_DIR/secrets/direct-debit.key`, which is made once. */
export const openVault = ({ dataDir, directDebitKey }: Env): Vault => {
  if (directDebitKey !== undefined) return vaultOf(Buffer.from(directDebitKey, 'base64url'));
  const file = join(dataDir, 'secrets', 'direct-debit.key');
  if (!existsSync(file)) writeOnce(file, `${randomBytes(32).toString('base64url')}\n`);
  return vaultOf(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url'));
};

import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { replaceFile, writeOnce } from '../files/write-file.ts';

export interface SigningKey {
  /** Names the key: the SHA-256 of its public key. */
  fingerprint: string;
  /** Reads the private key for this signature alone. */
  sign: (text: string) => string;
  verify: (text: string, signature: string) => boolean;
}

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * Opens the Ed25519 key that signs the registry, `DATA_DIR/secrets/registry-signing.pem` (0600). Creates it at first
 * use, with its public key beside it. A program that only reads the registry reads the public key. The private key is
 * read for each signature, so no gateway that serves pages keeps it in memory.
 */
export const openSigningKey = (dataDir: string): SigningKey => {
  const folder = path.join(dataDir, 'secrets');
  const privateFile = path.join(folder, 'registry-signing.pem');
  const publicFile = path.join(folder, 'registry-signing.public.pem');
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  const readPrivateKey = (): KeyObject => createPrivateKey(readFileSync(privateFile, 'utf8'));

  if (!existsSync(privateFile)) {
    // The public key of a lost key, which a crash must not leave beside the new one.
    rmSync(publicFile, { force: true });
    writeOnce(privateFile, newKey(), 0o600);
  }
  chmodSync(privateFile, 0o600);
  if (!existsSync(publicFile)) {
    const pem = createPublicKey(readPrivateKey()).export({ type: 'spki', format: 'pem' });
    replaceFile(publicFile, pem.toString(), 0o600);
  }
  const publicKey = createPublicKey(readFileSync(publicFile, 'utf8'));

  return {
    fingerprint: createHash('sha256')
      .update(publicKey.export({ type: 'spki', format: 'der' }))
      .digest('hex'),
    sign: (text) => {
      const privateKey = readPrivateKey();
      if (!createPublicKey(privateKey).equals(publicKey)) {
        throw new Error(
          `${privateFile} was replaced while the program runs, or without ${publicFile}: delete the latter and start again`,
        );
      }
      return sign(null, Buffer.from(text), privateKey).toString('base64');
    },
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
  };
};

import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { writeOnce } from '../files/write-file.ts';

export interface SigningKey {
  sign: (text: string) => string;
  verify: (text: string, signature: string) => boolean;
}

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * Opens the Ed25519 key that signs the registry, `DATA_DIR/secrets/registry-signing.pem` (0600). Creates it at first
 * use.
 */
export const openSigningKey = (dataDir: string): SigningKey => {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, 'registry-signing.pem');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeOnce(file, newKey(), 0o600);
  chmodSync(file, 0o600);
  const privateKey = createPrivateKey(readFileSync(file, 'utf8'));
  const publicKey = createPublicKey(privateKey);
  return {
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
  };
};

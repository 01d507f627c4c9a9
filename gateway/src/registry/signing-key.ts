import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isErrorCode } from './is-error-code.ts';

export interface SigningKey {
  sign: (text: string) => string;
  verify: (text: string, signature: string) => boolean;
}

/** Two programs may start at once: the file appears whole or not at all, and the first one's key counts. */
const createKeyFile = (file: string): void => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
};

const readKeyFile = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** The Ed25519 key that signs the registry: `DATA_DIR/secrets/registry-signing.pem`, made at first use, mode 0600. */
export const openSigningKey = (dataDir: string): SigningKey => {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, 'registry-signing.pem');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let pem = readKeyFile(file);
  if (pem === undefined) {
    createKeyFile(file);
    pem = readFileSync(file, 'utf8');
  }
  chmodSync(file, 0o600);
  const privateKey = createPrivateKey(pem);
  const publicKey = createPublicKey(privateKey);
  return {
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
  };
};

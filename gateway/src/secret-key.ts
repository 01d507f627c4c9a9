import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { isErrorCode } from './registry/is-error-code.ts';

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Two programs may start at once: the file appears whole or not at all, and the first one's key counts. */
const createKeyFile = (file: string): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (!isErrorCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
};

/** 32 random bytes in `DATA_DIR/secrets/<name>.key` (0600), made at the first use. */
export const openSecretKey = (dataDir: string, name: string): Buffer => {
  const file = path.join(dataDir, 'secrets', `${name}.key`);
  let text = readIfThere(file);
  if (text === undefined) {
    createKeyFile(file);
    text = readFileSync(file, 'utf8');
  }
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.byteLength !== 32) throw new Error(`${file} is not a key; delete it and a new one is made`);
  return key;
};

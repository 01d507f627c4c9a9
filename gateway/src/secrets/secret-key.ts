import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { writeOnce } from '../files/write-file.ts';

/** Reads the 32 random bytes of `DATA_DIR/secrets/<name>.key` (0600). Creates them at first use. */
export const openSecretKey = (dataDir: string, name: string): Buffer => {
  const file = path.join(dataDir, 'secrets', `${name}.key`);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeOnce(file, `${randomBytes(32).toString('base64url')}\n`, 0o600);
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.byteLength !== 32) throw new Error(`${file} is not a key. Delete it, and the next start creates a new one.`);
  return key;
};

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { writeOnce } from '../files/write-file.ts';

/** 32 random bytes in `DATA_DIR/secrets/<name>.key` (0600), made at the first use. */
export const openSecretKey = (dataDir: string, name: string): Buffer => {
  const file = path.join(dataDir, 'secrets', `${name}.key`);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeOnce(file, `${randomBytes(32).toString('base64url')}\n`, 0o600);
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  if (key.byteLength !== 32) throw new Error(`${file} is not a key; delete it and a new one is made`);
  return key;
};

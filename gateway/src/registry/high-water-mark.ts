import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { isErrorCode } from '../files/is-error-code.ts';
import { replaceFile } from '../files/write-file.ts';

export interface HighWaterMark {
  /** The highest revision that was ever written or seen; 0 at first. */
  read: () => number;
  raise: (revision: number) => void;
}

/**
 * `DATA_DIR/secrets/registry-revision`: remembers apart from the registry how far it had come, so that a folder put
 * back to an older state is noticed although each of its signatures fits.
 */
export const openHighWaterMark = (dataDir: string): HighWaterMark => {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, 'registry-revision');
  mkdirSync(folder, { recursive: true, mode: 0o700 });

  const read = (): number => {
    try {
      const revision = Number(readFileSync(file, 'utf8'));
      return Number.isSafeInteger(revision) && revision > 0 ? revision : 0;
    } catch (error) {
      if (isErrorCode(error, 'ENOENT')) return 0;
      throw error;
    }
  };

  return {
    read,
    raise: (revision) => {
      if (revision > read()) replaceFile(file, `${revision}\n`);
    },
  };
};

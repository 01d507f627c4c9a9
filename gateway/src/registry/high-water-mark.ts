import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { isErrorCode } from '../files/is-error-code.ts';
import { replaceFile } from '../files/write-file.ts';

export interface HighWaterMark {
  /** Returns the highest revision that was ever written or read; 0 at first. */
  read: () => number;
  raise: (revision: number) => void;
}

/** Returns the warning that a registry was restored to an older state. `served` is the revision in use. */
export const wentBack = (found: { revision: number; served: number; highest: number; where: string }): string =>
  `the registry is at revision ${found.revision}, but was at ${found.highest} already: its ${found.where} was restored to ` +
  `an older state, or its newest documents were changed. Revision ${found.served} is served. Check the ` +
  'audit log before the next change, whose revision will be above all earlier ones.';

/**
 * Opens the mark in `DATA_DIR/secrets/registry-revision`. It stores the highest revision outside the registry, so that
 * a registry restored to an older state is detected although its signatures are valid.
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

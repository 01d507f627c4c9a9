import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RegisteredVersion } from '@pairwise/gateway/registry';
import { compressAgain } from '@pairwise/gateway/testing';

const root = join(import.meta.dirname, '../..');

export interface BuildChanges {
  /** Code to run before that of the entry, such as `throw new Error("broken")`. */
  before?: string;
}

/**
 * Copies the build of a deployable under another version, optionally with other code in its entry. Its hashes are
 * right: the copy is a version that was built like this, not one that was tampered with.
 * @returns the folder of the copy
 */
export const copyBuild = (name: string, version: string, { before = '' }: BuildChanges = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pairwise-version-'));
  cpSync(join(root, name, 'dist'), folder, { recursive: true });
  const description = join(folder, 'remote.json');
  const published = JSON.parse(readFileSync(description, 'utf8')) as Pick<RegisteredVersion, 'entry' | 'files'>; // our own build wrote it
  const { entry } = published;
  const code = `${before}\n${readFileSync(join(folder, entry), 'utf8')}`;
  writeFileSync(join(folder, entry), code);
  compressAgain(join(folder, entry), code);
  const files = published.files.map((file) =>
    file.path === entry
      ? {
          ...file,
          integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
          bytes: Buffer.byteLength(code),
        }
      : file,
  );
  writeFileSync(description, JSON.stringify({ ...published, version, files }));
  return folder;
};

import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PublishedVersion } from '@pairwise/contracts/registry';

const isSourceMap = (path: string): boolean => /\.map(?:\.(?:br|gz))?$/.test(path);

/**
 * Copies a build as another version with the same code, without its source maps. Pages name it, and no browser runs it: a version
 * can be revoked only once, and the bench revokes hundreds.
 */
export const copyVersion = (dist: string, target: string, mark: string): string => {
  cpSync(dist, target, { recursive: true, filter: (source) => !isSourceMap(source) });
  // The cast is true because the build wrote the file; a publish checks it again.
  const described = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as PublishedVersion;
  const hash = createHash('sha256').update(`${described.version}\0${mark}`).digest('hex').slice(0, 8);
  const version = described.version.replace(/[0-9a-f]{8}$/, hash);
  const files = described.files.filter(({ path }) => !isSourceMap(path));
  writeFileSync(join(target, 'remote.json'), JSON.stringify({ ...described, version, files }));
  return version;
};

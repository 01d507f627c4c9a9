import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openRegistry } from '@pairwise/gateway/registry';

import { publishedFolders, root } from '../workspace.ts';

/** Which version of each piece the checkout had at the last start. */
const readLastBuilt = (file: string): Record<string, string> => {
  if (!existsSync(file)) return {};
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
};

/**
 * Puts live what the checkout builds now, where that differs from the last start: a change, but also the way back to
 * an older branch. What was pointed elsewhere by hand since then, and did not change here, stays as it is.
 */
export const publishBuilt = (dataDir: string): void => {
  const registry = openRegistry({ dataDir });
  const file = join(dataDir, 'registry/last-built.json');
  const lastBuilt = readLastBuilt(file);
  for (const folder of publishedFolders()) {
    const { version } = registry.publish(join(root, folder, 'dist'));
    if (lastBuilt[folder] !== version) registry.point(folder, version);
    lastBuilt[folder] = version;
  }
  writeFileSync(file, `${JSON.stringify(lastBuilt, null, 2)}\n`);
};

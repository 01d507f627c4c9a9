import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openArtifacts, publishBuild } from '@pairwise/gateway/artifacts';
import { replaceFile } from '@pairwise/gateway/files';
import { openRegistry } from '@pairwise/gateway/registry';

import type { Settings } from '../settings.ts';
import { publishedFolders, root } from '../workspace.ts';

/** Reads the version of each deployable that the checkout built at the last start. */
const readLastBuilt = (file: string): Record<string, string> => {
  if (!existsSync(file)) return {};
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
};

/** Opens the store of published files that the settings name. */
export const storeOf = ({ dataDir, artifactStore }: Pick<Settings, 'dataDir' | 'artifactStore'>) =>
  openArtifacts({ dataDir, ...(artifactStore !== undefined && { address: artifactStore }) });

const author = { who: 'operator', why: 'built by this checkout and put live by npm start' };

/**
 * Puts the checkout's builds live that differ from those of the last start, also when an older branch is checked out. A
 * deployable that did not change here keeps the version that was chosen by hand since then.
 */
export const publishBuilt = async (settings: Pick<Settings, 'dataDir' | 'artifactStore'>): Promise<void> => {
  const { dataDir } = settings;
  const registry = openRegistry({ dataDir });
  const store = storeOf(settings);
  const file = join(dataDir, 'registry/last-built.json');
  const lastBuilt = readLastBuilt(file);
  for (const folder of publishedFolders()) {
    const dist = join(root, folder, 'dist');
    const { version } = await publishBuild({ store, registry }, dist, author);
    const { pointers, versions } = registry.current();
    // A deployable that a team took offline stays offline until the checkout builds something else.
    const isOffline = Object.values(versions[folder] ?? {}).some(({ status }) => status === 'revoked');
    const isNew = lastBuilt[folder] !== version || (pointers[folder] === undefined && !isOffline);
    // A revoked version stays revoked, even when a checkout builds it again.
    if (isNew && versions[folder]?.[version]?.status !== 'revoked') {
      await publishBuild({ store, registry, live: true }, dist, author);
    }
    lastBuilt[folder] = version;
  }
  replaceFile(file, `${JSON.stringify(lastBuilt, null, 2)}\n`);
};

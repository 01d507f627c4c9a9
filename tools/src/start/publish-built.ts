import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { openArtifacts, publishBuild } from '@pairwise/gateway/artifacts';
import { replaceFile } from '@pairwise/gateway/files';
import { openData } from '@pairwise/gateway/data';
import type { SharedRegistry } from '@pairwise/gateway/registry';
import { findHold, formatCandidate } from '@pairwise/gateway/start';

import type { Settings } from '../settings.ts';

/** Reads the version of each deployable that the checkout built at the last start. */
const readLastBuilt = (file: string): Record<string, string> => {
  if (!existsSync(file)) return {};
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
};

/** Opens the store of published files that the settings name. */
export const storeOf = ({ dataDir, artifactStore }: Pick<Settings, 'dataDir' | 'artifactStore'>) =>
  openArtifacts({ dataDir, ...(artifactStore !== undefined && { address: artifactStore }) });

/** Opens the data that the gateways of the settings share. */
export const openDataOf = ({ dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>) =>
  openData({ dataDir, databaseUrl, warn: (message) => process.emitWarning(message) });

const candidate = { who: 'operator', why: 'built by this checkout' };
const madeLive = { who: 'operator', why: 'built by this checkout and made live by npm start' };

interface Build {
  name: string;
  version: string;
  /** The version that the checkout built at the last start. */
  lastBuilt: string | undefined;
  production: boolean;
}

/** Makes a published build live, or returns the line that says why it is not. */
const goLive = async (
  registry: SharedRegistry,
  { name, version, lastBuilt, production }: Build,
): Promise<string | undefined> => {
  const document = registry.current();
  const { [name]: stable } = document.pointers;
  const { [version]: built } = document.versions[name] ?? {};
  if (!built || stable === version) return undefined;
  // A deployable that was taken offline stays offline until the checkout builds something else.
  const isOffline = Object.values(document.versions[name] ?? {}).some(({ status }) => status === 'revoked');
  const unchanged = lastBuilt === version && (stable !== undefined || isOffline);
  const audit = registry.audit();
  const hold = findHold({ document, audit, built, unchanged, production });
  if (hold) return formatCandidate({ document, audit, built, hold });
  await registry.promoteUnchecked(name, version, madeLive);
  return undefined;
};

export interface PublishBuiltOptions {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'artifactStore' | 'demo'>;
  /** The folder of each deployable's build, by name. */
  builds: Readonly<Record<string, string>>;
  log: (line: string) => void;
}

/**
 * Publishes the checkout's builds. In development a build that differs from that of the last start also goes live, even
 * when an older branch is checked out, while no one has decided about its name with a token. Otherwise it is a
 * candidate, and one line says what is live, why, and which command promotes it. A deployable that did not change here
 * keeps the version that was chosen by hand since then.
 */
export const publishBuilt = async ({ settings, builds, log }: PublishBuiltOptions): Promise<void> => {
  const { dataDir, demo } = settings;
  const { registry, close } = await openDataOf(settings);
  const store = storeOf(settings);
  const file = join(dataDir, 'registry/last-built.json');
  const lastBuilt = readLastBuilt(file);
  try {
    for (const [name, dist] of Object.entries(builds)) {
      const { version } = await publishBuild({ store, registry }, dist, candidate);
      const line = await goLive(registry, { name, version, lastBuilt: lastBuilt[name], production: !demo });
      if (line !== undefined) log(line);
      lastBuilt[name] = version;
    }
  } finally {
    await close();
  }
  mkdirSync(dirname(file), { recursive: true });
  replaceFile(file, `${JSON.stringify(lastBuilt, null, 2)}\n`);
};

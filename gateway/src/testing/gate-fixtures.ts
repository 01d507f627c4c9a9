import { contractDocument } from '@pairwise/contracts/contract-document';
import { languages, perLanguage } from '@pairwise/contracts/languages';
import type { PublishedContract, PublishedVersion } from '@pairwise/contracts/registry';
import type { RemoteData, RemoteRoute } from '@pairwise/contracts/remote';

import { openArtifacts } from '../artifacts/artifact-store.ts';
import { type Candidate, openCandidate } from '../publish/candidate.ts';
import { checks } from '../publish/checks/index.ts';
import type { LiveApi } from '../publish/live-api.ts';
import { type Check, openRegistry } from '../registry/index.ts';
import { makeDist, temporaryFolder } from './make-dist.ts';

const whole = contractDocument({ stream: () => true, event: () => true, endpoint: () => true });

/** An api that offers what the current contracts require. */
export const goodApi: LiveApi = { version: '1.0.0', endpoints: whole.endpoints, root: {} };

const texts = { missingTexts: perLanguage(() => []), textKeys: 3 };
const messageFiles = Object.fromEntries(languages.map((language) => [`messages-${language}.js`, '1']));
const budgets = { entryBr: 16_000, routeBr: 60_000 };

export const contractOf = (change: Partial<PublishedContract> = {}): PublishedContract => ({
  bus: { version: '1.0.0', streams: {}, events: {} },
  endpoints: {},
  ...texts,
  sizes: { entryBr: 0, routesBr: {} },
  budgets,
  ...change,
});

export const route = (id: string, path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  id,
  path,
  layout: 'default',
  access: 'all',
  zone: 'app',
  screen: 'home',
  skeleton: 'page',
  ...more,
});

export interface RemoteOptions {
  name?: string;
  version?: string;
  routes?: RemoteRoute[];
  widgets?: RemoteData['widgets'];
  /** Added to those that every remote has; a file of the same name replaces it. */
  files?: Record<string, string>;
  description?: Partial<PublishedVersion>;
  contract?: Partial<PublishedContract>;
}

/** Builds a remote that passes every check, except for the given changes. */
export const remoteBuild = ({
  name = 'mf-chat',
  version = '1.0.0-00000001',
  routes = [route('chats', '/chats')],
  widgets = [],
  files = {},
  description = {},
  contract = {},
}: RemoteOptions = {}): string =>
  makeDist({
    name,
    version,
    files: {
      'remoteEntry.js': `"${name}@${version}"`,
      'lifecycle.js': '1',
      'widgets.js': '1',
      'screen-home.js': '1',
      ...messageFiles,
      ...files,
    },
    description: {
      lifecycle: ['lifecycle.js'],
      screens: { home: ['screen-home.js'] },
      widgetFiles: Object.fromEntries(widgets.map((widget) => [widget.name, ['widgets.js']])),
      messages: perLanguage((language) => [`messages-${language}.js`]),
      exposes: ['./lifecycle', './widgets'],
      data: { name, contracts: { bus: '^1', endpoints: '^1' }, routes, widgets },
      ...description,
    },
    contract: contractOf(contract),
  });

export interface ShellOptions {
  version?: string;
  shared?: Record<string, string>;
  files?: Record<string, string>;
  description?: Partial<PublishedVersion>;
  contract?: Partial<PublishedContract>;
}

/** Builds a shell that offers the whole bus. */
export const shellBuild = ({
  version = '1.0.0-00000001',
  shared = { react: '^19.3.1' },
  files = {},
  description = {},
  contract = {},
}: ShellOptions = {}): string =>
  makeDist({
    name: 'shell',
    version,
    files: {
      'main.js': `"shell@${version}"`,
      ...messageFiles,
      'tokens.css': ':root {}',
      ...files,
    },
    description: {
      messages: perLanguage((language) => [`messages-${language}.js`]),
      trustedTypes: [`shell@${version}`, 'pairwise-shell'],
      shared,
      ...description,
    },
    contract: contractOf({ bus: whole.bus, budgets: { entryBr: 175_000, routeBr: 175_000 }, ...contract }),
  });

const author = { who: 'team', why: 'a test' };

export interface Surroundings {
  /** Builds that are live. */
  live?: string[];
  api?: LiveApi;
  /** Changes the stored files of the candidate, given their folder. */
  changeFiles?: (folder: string) => void;
}

/** Uploads a build beside what is live, and opens it as the gate does. */
export const candidateOf = async (
  dist: string,
  { live = [shellBuild()], api = goodApi, changeFiles }: Surroundings = {},
): Promise<Candidate> => {
  const dataDir = temporaryFolder();
  const registry = openRegistry({ dataDir, warn: () => undefined });
  for (const build of live) registry.putLive(build, author);
  const { name, version } = registry.publish(dist, author);
  const artifacts = openArtifacts({ dataDir, warn: () => undefined });
  const registered = registry.current().versions[name]?.[version];
  if (changeFiles && registered) changeFiles(await artifacts.folder(registered));
  return openCandidate(registry.current(), { name, version }, { artifacts, api });
};

/** Runs one check on a build. */
export const runCheck = async (id: string, dist: string, world?: Surroundings): Promise<Check> => {
  const check = checks.find((candidate) => candidate.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return check.run(await candidateOf(dist, world));
};

/** Returns why a check refuses a remote. Another result starts with its verdict. */
export const refusalOf = async (id: string, options: RemoteOptions, world?: Surroundings): Promise<string> => {
  const { verdict, reason } = await runCheck(id, remoteBuild(options), world);
  return verdict === 'failed' ? reason : `(${verdict}) ${reason}`;
};

/** A build that must be refused: what is wrong with it, and the reason. */
export type Bad = [what: string, options: RemoteOptions, reason: RegExp];

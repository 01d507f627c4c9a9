import { emptyDocument, type RegisteredVersion, type RegistryDocument, type Rollout } from '../registry/document.ts';

/** Returns a verified version with only the given fields. */
export const makeVersion = (
  name: string,
  version: string,
  facts: Partial<RegisteredVersion> = {},
): RegisteredVersion => ({
  name,
  version,
  files: [],
  entry: 'remoteEntry.js',
  lifecycle: [],
  screens: {},
  widgetFiles: {},
  messages: {},
  trustedTypes: [],
  shared: {},
  exposes: [],
  contract: '',
  counter: 1,
  publishedAt: '2026-01-01T00:00:00.000Z',
  publishedBy: 'team',
  commit: 'unknown',
  status: 'verified',
  checks: [],
  ...facts,
});

/** The canary of a name. */
export const makeRollout = (rollout: Pick<Rollout, 'version' | 'steps'> & Partial<Rollout>): Rollout => ({
  salt: 'a salt of one rollout',
  startedAt: '2026-01-01T00:00:00.000Z',
  startedBy: 'team',
  haltOn: { minSessions: 1, errorRateDelta: 1 },
  ...rollout,
});

/** Returns a document with these versions. `stable` lists the stable versions of each name, newest first. */
export const makeDocument = (
  versions: readonly RegisteredVersion[],
  stable: Readonly<Record<string, readonly string[]>>,
  rollouts: RegistryDocument['rollouts'] = {},
): RegistryDocument => ({
  ...emptyDocument,
  revision: 1,
  pointers: Object.fromEntries(Object.entries(stable).map(([name, [first = '']]) => [name, first])),
  history: Object.fromEntries(
    Object.entries(stable).map(([name, all]) => [name, all.map((version) => ({ version, since: '', by: 'team' }))]),
  ),
  rollouts,
  versions: Object.fromEntries(
    [...new Set(versions.map(({ name }) => name))].map((name) => [
      name,
      Object.fromEntries(versions.filter((one) => one.name === name).map((one) => [one.version, one])),
    ]),
  ),
});

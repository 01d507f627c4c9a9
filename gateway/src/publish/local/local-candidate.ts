import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Compatibility } from '@pairwise/contracts/compatibility';
import type { PublishedVersion } from '@pairwise/contracts/registry';
import type { RemoteRoute } from '@pairwise/contracts/remote';

import { CONTRACT, DESCRIPTION, integrityOf } from '../../builds/build-files.ts';
import { parseDescription } from '../../builds/description.ts';
import { isErrorCode } from '../../files/is-error-code.ts';
import type { RegisteredVersion } from '../../registry/index.ts';
import type { Candidate } from '../candidate.ts';
import type { LiveApi } from '../live-api.ts';
import { lostRoutes } from '../lost-routes.ts';
import { readContract } from '../published-contract.ts';

/** The version that stands for what is live under the name of the build. */
const LIVE = 'live';

const readOrNothing = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

const notUploaded = (published: PublishedVersion): RegisteredVersion => ({
  ...published,
  counter: 0,
  publishedAt: '',
  publishedBy: '',
  commit: 'unknown',
  status: 'uploaded',
  checks: [],
});

/** The public description names only the address of a live route. The checks of other names compare nothing else. */
const routeAt = (address: string): RemoteRoute => ({
  id: address,
  path: address,
  layout: 'default',
  access: 'all',
  zone: 'app',
  screen: '',
  skeleton: 'page',
});

/** Creates a live version of which only the given parts are known. */
const liveVersion = (
  known: Pick<PublishedVersion, 'name' | 'version'> & Partial<RegisteredVersion>,
): RegisteredVersion => ({
  ...notUploaded({
    files: [],
    entry: '',
    lifecycle: [],
    screens: {},
    widgetFiles: {},
    messages: {},
    trustedTypes: [],
    shared: {},
    exposes: [],
    contract: '',
    ...known,
  }),
  ...known,
});

/** Creates the versions that the public description of a platform shows, with what it says about them. */
const liveVersions = ({ shell, routes }: Compatibility): RegisteredVersion[] => [
  ...(shell
    ? [
        liveVersion({
          name: 'shell',
          version: shell.version,
          shared: shell.shared,
          ...(shell.bus !== undefined && { busVersion: shell.bus }),
        }),
      ]
    : []),
  ...[...new Set(routes.map(({ name }) => name))].map((name) =>
    liveVersion({
      name,
      version: LIVE,
      data: {
        name,
        contracts: { bus: '*', endpoints: '*' },
        routes: routes.filter((route) => route.name === name).map(({ path: address }) => routeAt(address)),
        widgets: [],
      },
    }),
  ),
];

/**
 * Opens the folder of a build as the gate opens an upload, beside what the platform says that is live.
 * @throws {BuildError} when `remote.json` is missing or invalid
 */
export const openLocalCandidate = async (
  dist: string,
  { platform, api }: { platform: Compatibility; api: LiveApi },
): Promise<Candidate> => {
  const description = (await readOrNothing(path.join(dist, DESCRIPTION)))?.toString('utf8');
  const version = notUploaded(parseDescription(description ?? ''));
  const contractText = await readOrNothing(path.join(dist, CONTRACT));
  const isIts = contractText !== undefined && integrityOf(contractText) === version.contract;
  const contract = await readContract({ contract: async () => (isIts ? contractText : undefined) }, version);
  const live = liveVersions(platform);
  const before = live.filter(({ name }) => name === version.name);
  return {
    version,
    isShell: version.name === 'shell',
    before,
    others: live.filter(({ name }) => name !== version.name).map((other) => ({ version: other })),
    lostRoutes: lostRoutes(
      {
        pointers: { [version.name]: LIVE },
        versions: { [version.name]: Object.fromEntries(before.map((found) => [LIVE, found])) },
      },
      version,
    ),
    ...(contract && { contract }),
    read: (file, encoding) => readOrNothing(path.join(dist, encoding === undefined ? file : `${file}.${encoding}`)),
    description,
    api,
  };
};

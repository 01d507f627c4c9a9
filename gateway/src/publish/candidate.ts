import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { PublishedContract } from '@pairwise/contracts/registry';

import type { ArtifactStore } from '../artifacts/store-types.ts';
import { DESCRIPTION } from '../builds/build-files.ts';
import { isErrorCode } from '../files/is-error-code.ts';
import { type Check, findVersion, type RegisteredVersion, type RegistryDocument } from '../registry/index.ts';
import type { LiveApi } from './live-api.ts';
import { lostRoutes } from './lost-routes.ts';
import { readContract } from './published-contract.ts';

/** A version with its contract; without one when the store has no contract with the right hash. */
export interface LiveDeployable {
  version: RegisteredVersion;
  contract?: PublishedContract;
}

/** A version and the versions it would run with, from the registry only. */
export interface VersionInPlace {
  version: RegisteredVersion;
  isShell: boolean;
  /** The other versions of this name that visitors get today: the stable version and a canary. */
  before: RegisteredVersion[];
  /** The versions of all other names that visitors get today. */
  others: { version: RegisteredVersion }[];
  /** Addresses of the stable version that this version lacks. */
  lostRoutes: string[];
}

/** A version that the gate checks. */
export interface Candidate extends VersionInPlace, LiveDeployable {
  others: LiveDeployable[];
  /** Reads an uploaded file. Undefined when the store does not have it. */
  read: (file: string, encoding?: 'br' | 'gz') => Promise<Buffer | undefined>;
  /** The uploaded `remote.json`. */
  description: string | undefined;
  /** The endpoints of the running api, or why they are unknown. */
  api: LiveApi;
}

/** Runs one check of a candidate. */
export type RunCheck = (candidate: Candidate) => Check | Promise<Check>;

/** Returns the result of a check: failed with its problems, or passed with a sentence. */
export const verdict = (id: string, problems: readonly string[], passed: string): Check =>
  problems.length > 0
    ? { id, verdict: 'failed', reason: shortened(problems) }
    : { id, verdict: 'passed', reason: passed };

const SHOWN = 12;

/** Joins the first problems to one text. More of them would not help. */
export const shortened = (problems: readonly string[]): string =>
  [...problems.slice(0, SHOWN), ...(problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : [])].join('; ');

type Live = Pick<RegistryDocument, 'pointers' | 'rollouts' | 'versions'>;

/** Returns the versions of a name that visitors may get now. */
const activeOf = ({ pointers, rollouts, versions }: Live, name: string): RegisteredVersion[] =>
  [...new Set([pointers[name], rollouts[name]?.version])].flatMap((version) => {
    const found = version === undefined ? undefined : versions[name]?.[version];
    return found && found.status !== 'revoked' ? [found] : [];
  });

const readText = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

const loadContract = async (version: RegisteredVersion, artifacts: ArtifactStore): Promise<LiveDeployable> => {
  const contract = await readContract(artifacts, version);
  return contract ? { version, contract } : { version };
};

export const placeVersion = (live: Live, version: RegisteredVersion): VersionInPlace => ({
  version,
  isShell: version.name === 'shell',
  before: activeOf(live, version.name).filter((active) => active.version !== version.version),
  others: Object.keys(live.pointers)
    .filter((other) => other !== version.name)
    .flatMap((other) => activeOf(live, other).map((active) => ({ version: active }))),
  lostRoutes: lostRoutes(live, version),
});

/** Loads what the checks need. Throws when the registry does not know the version. */
export const openCandidate = async (
  document: RegistryDocument,
  { name, version }: { name: string; version: string },
  { artifacts, api }: { artifacts: ArtifactStore; api: LiveApi },
): Promise<Candidate> => {
  const registered = findVersion(document, name, version);
  if (!registered) throw new Error(`${name} has no version ${version}`);
  const inPlace = placeVersion(document, registered);
  return {
    ...inPlace,
    ...(await loadContract(registered, artifacts)),
    read: (file, encoding) => artifacts.read(registered, file, encoding),
    description: await readText(path.join(await artifacts.folder(registered), DESCRIPTION)),
    others: await Promise.all(inPlace.others.map((other) => loadContract(other.version, artifacts))),
    api,
  };
};

/** Returns the shells that the check compares with: the live ones, or a candidate that is a shell. */
export const shellsOf = ({ isShell, version, contract, others }: Candidate): LiveDeployable[] =>
  isShell ? [{ version, ...(contract && { contract }) }] : others.filter((other) => other.version.name === 'shell');

/** Returns the remotes that the check compares with: the candidate, or all live ones for a shell. */
export const remotesOf = ({ isShell, version, contract, others }: Candidate): LiveDeployable[] =>
  isShell ? others.filter((other) => other.version.name !== 'shell') : [{ version, ...(contract && { contract }) }];

/** `mf-chat 1.0.0-0000000a` */
export const titleOf = ({ name, version }: { name: string; version: string }): string => `${name} ${version}`;

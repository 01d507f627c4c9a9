import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { PublishedContract } from '@pairwise/contracts/registry';

import type { ArtifactStore } from '../artifacts/store-types.ts';
import { DESCRIPTION } from '../builds/build-files.ts';
import { isErrorCode } from '../files/is-error-code.ts';
import type { Check, RegisteredVersion, RegistryDocument } from '../registry/index.ts';
import type { LiveApi } from './live-api.ts';
import { readContract } from './published-contract.ts';

/** A version with what it uses of the contracts; without it when the store has no contract that fits its hash. */
export interface LiveDeployable {
  version: RegisteredVersion;
  contract?: PublishedContract;
}

/** A version beside everything with which it would run, by what stands in the registry alone. */
export interface VersionInPlace {
  version: RegisteredVersion;
  isShell: boolean;
  /** What members get of this name today: the stable version and a canary. The newest of both first. */
  before: RegisteredVersion[];
  /** What members get of all other names. */
  others: { version: RegisteredVersion }[];
}

/** A version the gate looks at. */
export interface Candidate extends VersionInPlace, LiveDeployable {
  others: LiveDeployable[];
  /** Its files as they were uploaded. Undefined for one that is not in the store. */
  read: (file: string, encoding?: 'br' | 'gz') => Promise<Buffer | undefined>;
  /** `remote.json` as it was uploaded. */
  description: string | undefined;
  /** The endpoints of the api that runs now, or why they cannot be had. */
  api: LiveApi;
}

/** One look at a candidate. */
export type RunCheck = (candidate: Candidate) => Check | Promise<Check>;

/** The list's line of a check: failed with its problems, or passed with the sentence that says what was seen. */
export const verdict = (id: string, problems: readonly string[], passed: string): Check =>
  problems.length > 0
    ? { id, verdict: 'failed', reason: shortened(problems) }
    : { id, verdict: 'passed', reason: passed };

const SHOWN = 8;

/** The first problems in one text; a thousand of them help nobody. */
export const shortened = (problems: readonly string[]): string =>
  [...problems.slice(0, SHOWN), ...(problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : [])].join('; ');

type Live = Pick<RegistryDocument, 'pointers' | 'rollouts' | 'versions'>;

/** Versions of a name that members may get now. */
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

const withContract = async (version: RegisteredVersion, artifacts: ArtifactStore): Promise<LiveDeployable> => {
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
});

/** Gathers what the checks need. Throws when the registry does not know the version. */
export const openCandidate = async (
  document: RegistryDocument,
  { name, version }: { name: string; version: string },
  { artifacts, api }: { artifacts: ArtifactStore; api: LiveApi },
): Promise<Candidate> => {
  const registered = Object.hasOwn(document.versions, name) ? document.versions[name]?.[version] : undefined;
  if (!registered) throw new Error(`${name} has no version ${version}`);
  const standing = placeVersion(document, registered);
  return {
    ...standing,
    ...(await withContract(registered, artifacts)),
    read: (file, encoding) => artifacts.read(registered, file, encoding),
    description: await readText(path.join(await artifacts.folder(registered), DESCRIPTION)),
    others: await Promise.all(standing.others.map((other) => withContract(other.version, artifacts))),
    api,
  };
};

/** The shells that members have now; for a shell the candidate is the one that counts. */
export const shellsOf = ({ isShell, version, contract, others }: Candidate): LiveDeployable[] =>
  isShell ? [{ version, ...(contract && { contract }) }] : others.filter((other) => other.version.name === 'shell');

/** Whom the shells above meet: the candidate itself, or for a shell every remote that is live. */
export const remotesOf = ({ isShell, version, contract, others }: Candidate): LiveDeployable[] =>
  isShell ? others.filter((other) => other.version.name !== 'shell') : [{ version, ...(contract && { contract }) }];

/** `mf-chat 1.0.0-0000000a` */
export const titleOf = ({ name, version }: { name: string; version: string }): string => `${name} ${version}`;

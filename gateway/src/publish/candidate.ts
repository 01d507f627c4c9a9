import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { PublishedContract } from '@pairwise/contracts/registry';

import type { ArtifactStore } from '../artifacts/store-types.ts';
import { CONTRACT, DESCRIPTION, integrityOf } from '../artifacts/build-files.ts';
import { isErrorCode } from '../registry/is-error-code.ts';
import type { Check, RegisteredVersion, RegistryDocument } from '../registry/index.ts';
import type { LiveApi } from './live-api.ts';
import { publishedContract } from './published-contract.ts';

/** A version with what it uses of the contracts; without it when the store has no contract that fits its hash. */
export interface Piece {
  version: RegisteredVersion;
  contract?: PublishedContract;
}

/** A version the gate looks at, and everything beside which it would run. */
export interface Candidate extends Piece {
  isShell: boolean;
  /** Its files as they were uploaded. Undefined for one that is not in the store. */
  read: (file: string, encoding?: 'br' | 'gz') => Promise<Buffer | undefined>;
  /** `remote.json` as it was uploaded. */
  description: string | undefined;
  /** What members get of this name today: the stable version and a canary. The newest of both first. */
  before: RegisteredVersion[];
  /** What members get of all other names. */
  others: Piece[];
  /** The endpoints of the api that runs now, or why they cannot be had. */
  api: LiveApi;
}

/** One look at a candidate. */
export type CheckOf = (candidate: Candidate) => Check | Promise<Check>;

/** The list's line of a check: failed with its problems, or passed with the sentence that says what was seen. */
export const verdict = (id: string, problems: readonly string[], passed: string): Check =>
  problems.length > 0
    ? { id, verdict: 'failed', reason: shortened(problems) }
    : { id, verdict: 'passed', reason: passed };

const SHOWN = 8;

/** The first problems in one text; a thousand of them help nobody. */
export const shortened = (problems: readonly string[]): string =>
  [...problems.slice(0, SHOWN), ...(problems.length > SHOWN ? [`and ${problems.length - SHOWN} more`] : [])].join('; ');

/** Versions of a name that members may get now. */
export const activeOf = ({ pointers, rollouts, versions }: RegistryDocument, name: string): RegisteredVersion[] =>
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

const pieceOf = async (version: RegisteredVersion, artifacts: ArtifactStore): Promise<Piece> => {
  const text = await readText(path.join(await artifacts.folder(version), CONTRACT));
  if (text === undefined || integrityOf(Buffer.from(text)) !== version.contract) return { version };
  const parsed = publishedContract.safeParse(JSON.parse(text));
  return parsed.success ? { version, contract: parsed.data } : { version };
};

/** Gathers what the checks need. Throws when the registry does not know the version. */
export const openCandidate = async (
  document: RegistryDocument,
  { name, version }: { name: string; version: string },
  { artifacts, api }: { artifacts: ArtifactStore; api: LiveApi },
): Promise<Candidate> => {
  const registered = Object.hasOwn(document.versions, name) ? document.versions[name]?.[version] : undefined;
  if (!registered) throw new Error(`${name} has no version ${version}`);
  const others = Object.keys(document.pointers)
    .filter((other) => other !== name)
    .flatMap((other) => activeOf(document, other));
  return {
    ...(await pieceOf(registered, artifacts)),
    isShell: name === 'shell',
    read: (file, encoding) => artifacts.read(registered, file, encoding),
    description: await readText(path.join(await artifacts.folder(registered), DESCRIPTION)),
    before: activeOf(document, name).filter((active) => active.version !== version),
    others: await Promise.all(others.map((other) => pieceOf(other, artifacts))),
    api,
  };
};

/** The shells that members have now; for a shell the candidate is the one that counts. */
export const shellsOf = ({ isShell, version, contract, others }: Candidate): Piece[] =>
  isShell ? [{ version, ...(contract && { contract }) }] : others.filter((other) => other.version.name === 'shell');

/** Whom the shells above meet: the candidate itself, or for a shell every remote that is live. */
export const guestsOf = ({ isShell, version, contract, others }: Candidate): Piece[] =>
  isShell ? others.filter((other) => other.version.name !== 'shell') : [{ version, ...(contract && { contract }) }];

/** `mf-chat 1.0.0-0000000a` */
export const titleOf = ({ name, version }: { name: string; version: string }): string => `${name} ${version}`;

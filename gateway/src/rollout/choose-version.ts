import type { Place, Reason, Visitor } from '@pairwise/contracts/explain';

import type { Audience, RegisteredVersion, RegistryDocument } from '../registry/document.ts';
import { findVersion } from '../registry/find-version.ts';
import { isWithin, positionOf } from './bucket.ts';
import { incompatibility } from './compatibility.ts';
import { isLocalOrigin } from './local-origin.ts';

export type { Reason, Visitor } from '@pairwise/contracts/explain';

export interface Choice {
  version?: RegisteredVersion;
  why: Reason;
  /** An override that was not followed, and why. Only shown to the developer who set it. */
  ignoredOverride?: { value: string; problem: string };
}

const fits = ({ countries, languages, niches, staff }: Audience, visitor: Visitor): boolean =>
  (countries === undefined || countries.includes(visitor.country)) &&
  (languages === undefined || languages.includes(visitor.language)) &&
  (niches === undefined || niches.includes(visitor.niche)) &&
  (staff === undefined || staff === visitor.staff);

const stableOf = (document: RegistryDocument, name: string): RegisteredVersion | undefined =>
  Object.hasOwn(document.pointers, name) ? findVersion(document, name, document.pointers[name]) : undefined;

/**
 * Returns the fallbacks for a version, best first: the stable version, then earlier stable ones, if they are verified
 * and run in this shell.
 */
const fallbacksFor = (
  document: RegistryDocument,
  { name, version }: RegisteredVersion,
  shell: RegisteredVersion | undefined,
): RegisteredVersion[] => {
  const names = [document.pointers[name], ...(document.history[name] ?? []).map((period) => period.version)];
  return [...new Set(names)].flatMap((candidate) => {
    const found = candidate === version ? undefined : findVersion(document, name, candidate);
    const isGood = found?.status === 'verified' && !(shell && incompatibility(found, shell));
    return found && isGood ? [found] : [];
  });
};

/**
 * Returns the version that the browser falls back to when `chosen` cannot be loaded or throws; undefined when there is
 * none.
 */
export const lastGoodOf = (
  document: RegistryDocument,
  chosen: RegisteredVersion,
  shell: RegisteredVersion,
): RegisteredVersion | undefined => fallbacksFor(document, chosen, shell)[0];

/** Returns a visitor's place in the rollout of a name; undefined when none runs, or no step fits. */
export const placeInRollout = (document: RegistryDocument, name: string, visitor: Visitor): Place | undefined => {
  const rollout = Object.hasOwn(document.rollouts, name) ? document.rollouts[name] : undefined;
  if (!rollout || visitor.hasObjected) return undefined;
  const step = rollout.steps.findIndex(({ audience }) => fits(audience, visitor));
  const percent = rollout.steps[step]?.percent;
  if (percent === undefined) return undefined;
  const position = positionOf(rollout.salt, visitor.bucket);
  return { step, percent, position, canary: isWithin(position, percent) };
};

const byRollout = (document: RegistryDocument, stable: RegisteredVersion, visitor: Visitor): Choice => {
  const { name } = stable;
  const rollout = Object.hasOwn(document.rollouts, name) ? document.rollouts[name] : undefined;
  const canary = findVersion(document, name, rollout?.version);
  if (canary?.status !== 'verified') return { version: stable, why: { kind: 'stable' } };
  if (visitor.hasObjected) return { version: stable, why: { kind: 'objected' } };
  const place = placeInRollout(document, name, visitor);
  if (!place) return { version: stable, why: { kind: 'no-step' } };
  return { version: place.canary ? canary : stable, why: { kind: 'rollout-step', ...place } };
};

/**
 * Returns why an override cannot be followed. It must name a registered version that may run, or a developer's own
 * server.
 */
const problemOfOverride = (document: RegistryDocument, name: string, override: string): string | undefined => {
  if (isLocalOrigin(override)) return name === 'shell' ? 'the shell cannot come from a local server' : undefined;
  const found = findVersion(document, name, override);
  if (!found) return 'there is no such version';
  return found.status === 'uploaded' || found.status === 'verified' ? undefined : `it is ${found.status}`;
};

/**
 * Chooses the version of a name for a visitor: the override, else the first step of the rollout that fits, else the
 * stable version. With `shell` it prefers a version that can run in it. Pure: the same input gives the same result.
 */
export const chooseVersion = (
  document: RegistryDocument,
  name: string,
  visitor: Visitor,
  override?: string,
  shell?: RegisteredVersion,
): Choice => {
  const problem = override === undefined ? undefined : problemOfOverride(document, name, override);
  const ignored = override !== undefined && problem !== undefined && { ignoredOverride: { value: override, problem } };
  const stable = stableOf(document, name);
  if (override !== undefined && problem === undefined) {
    const version = isLocalOrigin(override) ? stable : findVersion(document, name, override);
    if (version) return { version, why: { kind: 'override', value: override } };
  }
  if (!stable || stable.status === 'revoked') return { why: { kind: 'not-live' }, ...ignored };

  const choice = byRollout(document, stable, visitor);
  const unfit = choice.version && shell && incompatibility(choice.version, shell);
  if (!choice.version || unfit === undefined) return { ...choice, ...ignored };
  return {
    // When no version fits, the name keeps its addresses: the visitor then sees the remote's fallback instead of "no
    // such page".
    version: fallbacksFor(document, choice.version, shell)[0] ?? choice.version,
    why: { kind: 'incompatible', version: choice.version.version, problem: unfit, chosenBy: choice.why },
    ...ignored,
  };
};

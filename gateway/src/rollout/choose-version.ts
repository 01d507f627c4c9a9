import type { Language } from '@pairwise/contracts/languages';

import type { Audience, RegisteredVersion, RegistryDocument } from '../registry/document.ts';
import { isWithin, positionOf } from './bucket.ts';
import { incompatibility } from './compatibility.ts';
import { isLocalOrigin } from './local-origin.ts';

/** What of a visitor a rollout may ask for. */
export interface Visitor {
  /** Value of the cookie `mfe.bucket`. */
  bucket: string;
  /** ISO code, as `geoip_selected_country` has it; empty when not known. */
  country: string;
  language: Language;
  niche: number;
  /** Signed in with a deploy token. */
  staff: boolean;
}

/** Why a visitor got a version. */
export type Reason =
  /** By an override: a version, or the developer's own server in place of the stable one. */
  | { kind: 'override'; value: string }
  /** A step of the rollout fits; `canary` says whether the visitor is within its percentage. */
  | { kind: 'rollout-step'; step: number; percent: number; position: number; canary: boolean }
  /** A canary runs, but none of its steps is for this visitor. */
  | { kind: 'no-step' }
  | { kind: 'stable' }
  /** What was chosen (`version`, for the reason `chosenBy`) cannot run in the shell of this page. */
  | { kind: 'incompatible'; version: string; problem: string; chosenBy: Reason }
  | { kind: 'not-live' };

export interface Choice {
  version?: RegisteredVersion;
  why: Reason;
  /** An override that was not followed, and why: told to the developer, nobody else has one. */
  ignoredOverride?: { value: string; problem: string };
}

const fits = ({ countries, languages, niches, staff }: Audience, visitor: Visitor): boolean =>
  (countries === undefined || countries.includes(visitor.country)) &&
  (languages === undefined || languages.includes(visitor.language)) &&
  (niches === undefined || niches.includes(visitor.niche)) &&
  (staff === undefined || staff === visitor.staff);

const registered = (document: RegistryDocument, name: string, version: string | undefined) => {
  const byVersion = Object.hasOwn(document.versions, name) ? document.versions[name] : undefined;
  return byVersion && version !== undefined && Object.hasOwn(byVersion, version) ? byVersion[version] : undefined;
};

const stableOf = (document: RegistryDocument, name: string): RegisteredVersion | undefined =>
  Object.hasOwn(document.pointers, name) ? registered(document, name, document.pointers[name]) : undefined;

/**
 * What may stand in for `chosen`, best first: the stable version, then what was stable before, for as far as it is
 * verified and runs in this shell.
 */
const fallbacksFor = (
  document: RegistryDocument,
  { name, version }: RegisteredVersion,
  shell: RegisteredVersion | undefined,
): RegisteredVersion[] => {
  const names = [document.pointers[name], ...(document.history[name] ?? []).map((period) => period.version)];
  return [...new Set(names)].flatMap((candidate) => {
    const found = candidate === version ? undefined : registered(document, name, candidate);
    const isGood = found?.status === 'verified' && !(shell && incompatibility(found, shell));
    return found && isGood ? [found] : [];
  });
};

/** The version to fall back to in the browser when `chosen` cannot be had or throws; undefined when there is none. */
export const lastGoodOf = (
  document: RegistryDocument,
  chosen: RegisteredVersion,
  shell: RegisteredVersion,
): RegisteredVersion | undefined => fallbacksFor(document, chosen, shell)[0];

const byRollout = (document: RegistryDocument, stable: RegisteredVersion, visitor: Visitor): Choice => {
  const { name } = stable;
  const rollout = Object.hasOwn(document.rollouts, name) ? document.rollouts[name] : undefined;
  const canary = registered(document, name, rollout?.version);
  if (!rollout || canary?.status !== 'verified') return { version: stable, why: { kind: 'stable' } };
  const index = rollout.steps.findIndex(({ audience }) => fits(audience, visitor));
  const step = rollout.steps[index];
  if (!step) return { version: stable, why: { kind: 'no-step' } };
  const position = positionOf(rollout.salt, visitor.bucket);
  const within = isWithin(position, step.percent);
  return {
    version: within ? canary : stable,
    why: { kind: 'rollout-step', step: index, percent: step.percent, position, canary: within },
  };
};

/** An override names what is in the registry and may run, or a developer's own server. */
const problemOfOverride = (document: RegistryDocument, name: string, override: string): string | undefined => {
  if (isLocalOrigin(override)) return name === 'shell' ? 'the shell never comes from a local server' : undefined;
  const found = registered(document, name, override);
  if (!found) return 'there is no such version';
  return found.status === 'uploaded' || found.status === 'verified' ? undefined : `it is ${found.status}`;
};

/**
 * Which version of a name a visitor gets: by override, else by the first step of a rollout that fits, else the stable
 * one. With `shell` only what can run in it, where there is such a version. Pure: the same answer to the same question.
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
    const version = isLocalOrigin(override) ? stable : registered(document, name, override);
    if (version) return { version, why: { kind: 'override', value: override } };
  }
  if (!stable || stable.status === 'revoked') return { why: { kind: 'not-live' }, ...ignored };

  const choice = byRollout(document, stable, visitor);
  const unfit = choice.version && shell && incompatibility(choice.version, shell);
  if (!choice.version || unfit === undefined) return { ...choice, ...ignored };
  return {
    // With nothing that fits, its addresses stay its own: the fallback tells there, in place of "no such page".
    version: fallbacksFor(document, choice.version, shell)[0] ?? choice.version,
    why: { kind: 'incompatible', version: choice.version.version, problem: unfit, chosenBy: choice.why },
    ...ignored,
  };
};

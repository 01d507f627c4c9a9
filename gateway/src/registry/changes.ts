import { randomBytes } from 'node:crypto';

import type {
  ChangeRequest,
  Content,
  HaltRule,
  LivePeriod,
  Ramp,
  RampPlan,
  RegisteredVersion,
  Rollout,
  RolloutStep,
} from './document.ts';
import { haltRuleSchema, rampPlanSchema, rolloutStepsSchema } from './document-schema.ts';
import { findVersion } from './find-version.ts';
import { formatOfflineEffects, offlineEffects } from './offline.ts';
import { startedRamp } from './ramp.ts';
import { RegistryError } from './registry-error.ts';

/** Stable periods that are kept for each name. */
const MAX_HISTORY = 20;

/** Author and time of a change. */
export interface ChangeStamp {
  who: string;
  at: string;
}

type Versions = Content['versions'];

/**
 * Returns a registered version.
 * @throws {RegistryError} `unknown_name`, `unknown_version`
 */
export const versionOf = (
  { versions }: Pick<Content, 'versions'>,
  name: string,
  version: string,
): RegisteredVersion => {
  if (!Object.hasOwn(versions, name)) {
    throw new RegistryError('unknown_name', `nothing has been published as ${name}`);
  }
  const found = findVersion({ versions }, name, version);
  if (!found) throw new RegistryError('unknown_version', `${name} has no version ${version}`);
  return found;
};

/**
 * Returns a version that may go live.
 * @throws {RegistryError} also `revoked`, `not_verified`
 */
export const verifiedVersion = (content: Content, name: string, version: string): RegisteredVersion => {
  const found = versionOf(content, name, version);
  if (found.status === 'revoked') {
    throw new RegistryError('revoked', `${name} ${version} is revoked and must not run again`);
  }
  if (found.status !== 'verified') {
    throw new RegistryError('not_verified', `${name} ${version} is ${found.status}: only a verified version goes live`);
  }
  return found;
};

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Record<string, Value> => {
  const { [key]: _removed, ...rest } = record;
  return rest;
};

export const highestCounter = (versions: Versions, name: string): number =>
  Object.values(versions[name] ?? {}).reduce((highest, { counter }) => Math.max(highest, counter), 0);

/**
 * Adds a version. Counters only rise, so that an older version can never be added as a newer one.
 * @throws {RegistryError} `bad_change` when the counter does not rise
 */
export const withVersion = (content: Content, added: RegisteredVersion): Content => {
  const { versions } = content;
  const highest = highestCounter(versions, added.name);
  if (added.counter <= highest) {
    throw new RegistryError('bad_change', `${added.name} is at counter ${highest}, so ${added.counter} must be higher`);
  }
  return { ...content, versions: { ...versions, [added.name]: { ...versions[added.name], [added.version]: added } } };
};

/** Replaces the status, the checks or the end of the preview links of a version. */
export const withFacts = (
  content: Content,
  version: RegisteredVersion,
  facts: Partial<Pick<RegisteredVersion, 'status' | 'checks' | 'previewUntil'>>,
): Content => ({
  ...content,
  versions: {
    ...content.versions,
    [version.name]: { ...content.versions[version.name], [version.version]: { ...version, ...facts } },
  },
});

/** Makes `version` stable, before the periods in `older`. */
const withStable = (
  content: Content,
  name: string,
  version: string,
  older: LivePeriod[],
  stamp: ChangeStamp,
): Content => ({
  ...content,
  pointers: { ...content.pointers, [name]: version },
  history: {
    ...content.history,
    [name]: [{ version, since: stamp.at, by: stamp.who }, ...older].slice(0, MAX_HISTORY),
  },
});

/** Ends the canary of a name. Returns undefined when there is none. */
export const withoutRollout = (content: Content, name: string): Content | undefined =>
  Object.hasOwn(content.rollouts, name) ? { ...content, rollouts: without(content.rollouts, name) } : undefined;

/** Ends the canary of a name. It was compared with the stable version, so a new stable version ends the comparison. */
const endRollout = (content: Content, name: string): Content => withoutRollout(content, name) ?? content;

/** Makes a verified version stable. Returns undefined when it is stable already. */
export const promoted = (content: Content, name: string, version: string, stamp: ChangeStamp): Content | undefined => {
  verifiedVersion(content, name, version);
  if (content.pointers[name] === version) return undefined;
  return withStable(endRollout(content, name), name, version, content.history[name] ?? [], stamp);
};

export interface CanaryParameters {
  steps: RolloutStep[];
  haltOn: HaltRule;
  ramp?: RampPlan;
  /** The running canary that this one ends, if it is of another version. */
  replaces?: string;
}

/**
 * Checks steps, halt rule and ramp of a canary.
 * @throws {RegistryError} `bad_change` when one is invalid
 */
export const checkCanary = ({ steps, haltOn, ramp }: CanaryParameters): void => {
  const parsedSteps = rolloutStepsSchema.safeParse(steps);
  const parsedRule = haltRuleSchema.safeParse(haltOn);
  const parsedRamp = ramp && rampPlanSchema.safeParse(ramp);
  const issues = [parsedSteps, parsedRule, parsedRamp].flatMap((parsed) => parsed?.error?.issues ?? []);
  if (issues.length === 0) {
    if (ramp) startedRamp(ramp, steps, '');
    return;
  }
  const reasons = issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  throw new RegistryError('bad_change', `these steps are not valid for a canary: ${reasons.join('; ')}`);
};

/**
 * Checks that the caller knows which canary a new one ends, so that no comparison is lost by mistake.
 * @throws {RegistryError} `replaces_canary`
 */
export const requireReplacement = (
  { rollouts }: Pick<Content, 'rollouts'>,
  name: string,
  version: string,
  replaces: string | undefined,
): void => {
  const running = Object.hasOwn(rollouts, name) ? rollouts[name]?.version : undefined;
  if (running === undefined || running === version || running === replaces) return;
  throw new RegistryError(
    'replaces_canary',
    `${name} ${running} is running as a canary, which ${version} would end: halt or promote it first, or name it as ` +
      'the one to replace',
  );
};

const pauseOf = (running: Rollout | undefined): Pick<Ramp, 'paused'> =>
  running?.ramp?.paused ? { paused: running.ramp.paused } : {};

/**
 * Starts the canary of a name, or changes its steps. With the same version, visitors who have it by its percentage keep
 * it, and a paused ramp stays paused.
 */
export const withCanary = (
  content: Content,
  name: string,
  version: string,
  { steps, haltOn, ramp, replaces }: CanaryParameters,
  stamp: ChangeStamp,
): Content => {
  checkCanary({ steps, haltOn, ...(ramp && { ramp }) });
  verifiedVersion(content, name, version);
  const stable = Object.hasOwn(content.pointers, name) ? content.pointers[name] : undefined;
  if (stable === undefined) {
    throw new RegistryError(
      'no_previous',
      `${name} has no stable version that a canary could be compared with; promote it instead`,
    );
  }
  if (stable === version) throw new RegistryError('bad_change', `${name} ${version} is stable already`);
  requireReplacement(content, name, version, replaces);
  const running = content.rollouts[name];
  const kept = running?.version === version ? running : undefined;
  const rollout: Rollout = {
    version,
    salt: kept?.salt ?? randomBytes(16).toString('base64url'),
    startedAt: kept?.startedAt ?? stamp.at,
    startedBy: kept?.startedBy ?? stamp.who,
    steps,
    haltOn,
    // Only a person who resumes it ends a pause.
    ...(ramp && { ramp: { ...startedRamp(ramp, steps, stamp.at), ...pauseOf(kept) } }),
  };
  return { ...content, rollouts: { ...content.rollouts, [name]: rollout } };
};

/**
 * Returns the period of the version that a name would fall back to: the last one that was stable and is still verified.
 */
export const previousPeriod = (
  { pointers, history, versions }: Pick<Content, 'pointers' | 'history' | 'versions'>,
  name: string,
): LivePeriod | undefined =>
  (history[name] ?? []).find(
    ({ version }) => version !== pointers[name] && versions[name]?.[version]?.status === 'verified',
  );

const previousOf = (content: Content, name: string): string => {
  const found = previousPeriod(content, name);
  if (!found) throw new RegistryError('no_previous', `${name} has no earlier stable version that is verified`);
  return found.version;
};

/**
 * Makes an earlier stable version stable again. Versions that were stable after it leave the history, including their
 * earlier periods, so that the next rollback goes further back and skips them.
 */
const backTo = (content: Content, name: string, version: string, stamp: ChangeStamp): Content => {
  const history = content.history[name] ?? [];
  const index = history.findIndex((period) => period.version === version);
  const left = new Set(history.slice(0, index).map((period) => period.version));
  const older = history.slice(index + 1).filter((period) => !left.has(period.version));
  return withStable(content, name, version, older, stamp);
};

/** Rolls a name back to an earlier stable version and ends its canary. Returns undefined when nothing would change. */
export const rolledBack = (
  content: Content,
  name: string,
  wanted: string | undefined,
  stamp: ChangeStamp,
): { content: Content; version: string } | undefined => {
  if (!Object.hasOwn(content.pointers, name)) {
    throw new RegistryError('unknown_name', `nothing called ${name} is live`);
  }
  const version = wanted ?? previousOf(content, name);
  verifiedVersion(content, name, version);
  if (!(content.history[name] ?? []).some((period) => period.version === version)) {
    throw new RegistryError('no_previous', `${name} ${version} was never stable; promote it instead`);
  }
  const ended = withoutRollout(content, name);
  if (content.pointers[name] === version) return ended && { content: ended, version };
  return { content: backTo(ended ?? content, name, version, stamp), version };
};

/** Leaves no version of a name live. Without a stable version there is no canary and nothing to roll back to. */
const takenOffline = (content: Content, name: string): Content => ({
  ...endRollout(content, name),
  pointers: without(content.pointers, name),
  history: without(content.history, name),
});

/**
 * Revokes a version. Ends its canary. When it is stable, the name falls back to the previous stable version, or goes
 * offline if there is none. Returns undefined when it is revoked already.
 * @throws {RegistryError} `takes_offline` when it would go offline and `offline` is not set
 */
export const revoked = (
  content: Content,
  name: string,
  version: string,
  { offline, ...stamp }: ChangeStamp & { offline: boolean },
): Content | undefined => {
  const found = versionOf(content, name, version);
  if (found.status === 'revoked') return undefined;
  const marked = withFacts(content, found, { status: 'revoked' });
  const halted = marked.rollouts[name]?.version === version ? endRollout(marked, name) : marked;
  if (halted.pointers[name] !== version) return halted;
  const previous = previousPeriod(halted, name);
  if (previous) return backTo(halted, name, previous.version, stamp);
  if (offline) return takenOffline(halted, name);
  throw new RegistryError(
    'takes_offline',
    `${name} ${version} is live, and no earlier stable version is verified: without it ${name} is offline. ` +
      `Then ${formatOfflineEffects(name, offlineEffects(content, name))}`,
  );
};

/**
 * Returns a waiting request.
 * @throws {RegistryError} `unknown_request`
 */
export const requestOf = ({ requests }: Content, id: string): ChangeRequest => {
  const found = requests.find((request) => request.id === id);
  if (!found) throw new RegistryError('unknown_request', `no request ${id} is waiting`);
  return found;
};

export const withoutRequest = (content: Content, id: string): Content => ({
  ...content,
  requests: content.requests.filter((request) => request.id !== id),
});

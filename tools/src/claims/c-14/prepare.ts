import { DEFAULT_VARIANT } from '@pairwise/contracts/experiments';
import { previousPeriod } from '@pairwise/gateway/registry';

import { sendJson } from './send.ts';
import { lander, operator, webhook, type World } from './world.ts';

/* What must be there before a probe, so that only missing rights can stop it. */

const why = 'prepared for a probe';
const steps = [{ audience: {}, percent: 10 }];

/** The revision that a person has read who acts now. */
export const revisionOf = ({ registry }: World): number => registry.current().revision;

/** Returns a verified version that is not live. */
export const verifiedVersion = ({ registry, freshBuild }: World, name: string): string => {
  const { history, versions, rollouts } = registry.current();
  const wasLive = (history[name] ?? []).map(({ version }) => version);
  const found = Object.values(versions[name] ?? {}).find(
    ({ version, status }) => status === 'verified' && !wasLive.includes(version) && version !== rollouts[name]?.version,
  );
  if (found) return found.version;
  const { version, dist } = freshBuild(name);
  registry.publish(dist, operator);
  registry.recordChecks(name, version, 'verified', [], operator);
  return version;
};

/** Returns a version that the gate has not checked. */
export const uploadedVersion = ({ registry, freshBuild }: World, name: string): string => {
  const found = Object.values(registry.current().versions[name] ?? {}).find(({ status }) => status === 'uploaded');
  if (found) return found.version;
  const { version, dist } = freshBuild(name);
  registry.publish(dist, operator);
  return version;
};

/** Makes sure that the name has an earlier version to roll back to. */
export const makeHistory = ({ registry, freshBuild }: World, name: string): void => {
  const isThere = (): boolean => {
    const { history, pointers, versions } = registry.current();
    const before = (history[name] ?? []).filter(({ version }) => version !== pointers[name]);
    return before.some(({ version }) => versions[name]?.[version]?.status === 'verified');
  };
  while (!isThere()) registry.putLive(freshBuild(name).dist, operator);
};

/** Returns the version that a rollback returns to, after `makeHistory`. */
export const previousVersion = ({ registry }: World, name: string): string =>
  previousPeriod(registry.current(), name)?.version ?? '';

/** Makes sure that the name has a canary. */
export const makeCanary = (world: World, name: string): void => {
  const { registry } = world;
  if (registry.current().rollouts[name]) return;
  const haltOn = { minSessions: 500, errorRateDelta: 0.01 };
  registry.startCanary(name, verifiedVersion(world, name), { steps, haltOn }, operator);
};

/** Returns the id of a request that waits, of another person. */
export const makeRequest = (world: World, name: string): string => {
  const { registry } = world;
  const waiting = registry.current().requests.find((request) => request.change.name === name);
  if (waiting) return waiting.id;
  const version = verifiedVersion(world, name);
  return registry.request({ kind: 'promote', name, version }, { ...operator, person: 'another person' }).id;
};

/** Returns the variant of the lander that visitors do not see now, which an experiment may compare. */
export const otherVariant = ({ registry }: World): string => {
  const shown = registry.current().shownVariants?.[lander.address] ?? DEFAULT_VARIANT;
  return shown === lander.variant ? DEFAULT_VARIANT : lander.variant;
};

/** Has an experiment run with the lander of its remote, or none. */
export const experimentRuns = (world: World, runs: boolean): void => {
  const { registry } = world;
  const { name, address } = lander;
  const found = registry.current().experiments?.[address];
  const isRunning = found !== undefined && found.end === undefined;
  const plan = { baseline: 0.1, effect: 0.2 };
  if (runs && !isRunning)
    registry.startExperiment({ name, lander: address, others: [otherVariant(world)], plan }, operator);
  if (!runs && isRunning) registry.stopExperiment({ name, lander: address }, operator);
};

/** Returns the id of a subscription to the changes of a name, which its own team has made. */
export const makeSubscription = async (world: World, name: string): Promise<string> => {
  const address = `/api/names/${name}/subscriptions`;
  const own = world.teamToken(name);
  const listed = await sendJson(world.control, 'GET', address, own);
  const { subscriptions } = JSON.parse(listed.text) as { subscriptions: { id: string }[] };
  if (subscriptions[0]) return subscriptions[0].id;
  const added = await sendJson(world.control, 'POST', address, own, { target: { kind: 'webhook', url: webhook }, why });
  return (JSON.parse(added.text) as { subscription: { id: string } }).subscription.id;
};

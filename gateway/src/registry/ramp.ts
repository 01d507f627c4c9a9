import type { Ramp, RampPlan, RolloutStep } from '@pairwise/contracts/console';

import type { Content, Rollout } from './document.ts';
import { ownValue } from './own-value.ts';
import { RegistryError } from './registry-error.ts';

/**
 * Returns the ramp of a canary that starts or changes now.
 * @throws {RegistryError} `bad_change` when plan and steps do not fit each other
 */
export const startedRamp = (plan: RampPlan, steps: readonly RolloutStep[], at: string): Ramp => {
  const [step, ...more] = steps;
  const bad = (reason: string): never => {
    throw new RegistryError('bad_change', `this ramp is not valid: ${reason}`);
  };
  if (!step || more.length > 0) bad('a canary with a ramp has one audience');
  if (plan.percents.some((percent, nth) => percent <= (plan.percents[nth - 1] ?? -1))) bad('its percentages must rise');
  if (!plan.percents.includes(step?.percent ?? -1)) bad(`${step?.percent} % is not one of its percentages`);
  const { percents, holdMinutes, notBefore } = plan;
  return { percents, holdMinutes, ...(notBefore !== undefined && { notBefore }), since: at };
};

/** Returns the percentage after the present one; undefined at the last one. */
export const nextPercent = ({ steps: [step], ramp }: Pick<Rollout, 'steps' | 'ramp'>): number | undefined =>
  step && ramp?.percents.find((percent) => percent > step.percent);

const withRollout = (content: Content, name: string, rollout: Rollout): Content => ({
  ...content,
  rollouts: { ...content.rollouts, [name]: rollout },
});

/**
 * Returns the canary of a name, which has a ramp.
 * @throws {RegistryError} `no_canary`, `no_ramp`
 */
const rampedOf = ({ rollouts }: Content, name: string): Rollout & { ramp: Ramp } => {
  const rollout = ownValue(rollouts, name);
  if (!rollout) throw new RegistryError('no_canary', `${name} has no canary`);
  if (!rollout.ramp) throw new RegistryError('no_ramp', `the canary of ${name} has no ramp`);
  return { ...rollout, ramp: rollout.ramp };
};

/** Gives a canary the next percentage of its ramp. Returns undefined when it is paused or has the last one. */
export const raised = (
  content: Content,
  name: string,
  at: string,
): { content: Content; rollout: Rollout } | undefined => {
  const running = rampedOf(content, name);
  const percent = nextPercent(running);
  const [step] = running.steps;
  if (!step || percent === undefined || running.ramp.paused) return undefined;
  const rollout = { ...running, steps: [{ ...step, percent }], ramp: { ...running.ramp, since: at } };
  return { content: withRollout(content, name, rollout), rollout };
};

/** Pauses the ramp of a canary. Returns undefined when it is paused already. */
export const paused = (
  content: Content,
  name: string,
  { who, at }: { who: string; at: string },
): { content: Content; rollout: Rollout } | undefined => {
  const running = rampedOf(content, name);
  if (running.ramp.paused) return undefined;
  const rollout = { ...running, ramp: { ...running.ramp, paused: { at, by: who } } };
  return { content: withRollout(content, name, rollout), rollout };
};

/** Resumes a ramp: the time at the present percentage begins again. Returns undefined when it is not paused. */
export const resumed = (
  content: Content,
  name: string,
  at: string,
): { content: Content; rollout: Rollout } | undefined => {
  const running = rampedOf(content, name);
  if (!running.ramp.paused) return undefined;
  const { paused: _paused, ...ramp } = running.ramp;
  const rollout = { ...running, ramp: { ...ramp, since: at } };
  return { content: withRollout(content, name, rollout), rollout };
};

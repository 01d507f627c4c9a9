import type { ExperimentPlan } from '@pairwise/contracts/experiments';

import { ALPHA, differenceAtAllTimes } from './statistics.ts';

/** Normal quantile of the power: an effect of the planned size is found in four of five experiments. */
const POWER_Z = 0.8416;

/** More signups than any site waits for. */
const MAX_SIGNUPS = 1e12;

/**
 * Returns how many visits each variant needs, so that an effect of the planned size is found with a power of 80 % at
 * the latest. Where the effect is greater, the experiment ends earlier. Infinity for an effect that is too small to be
 * found.
 * @param variants how many the experiment compares; all comparisons share the probability of an error
 */
export const neededVisits = ({ baseline, effect }: ExperimentPlan, variants = 2): number => {
  const ratio = 1 + effect;
  const share = ratio / (1 + ratio);
  const alpha = ALPHA / (variants - 1);
  /** Whether the interval excludes no difference, unless the signups fall as badly as in one of five experiments. */
  const isEnough = (signups: number): boolean => {
    const unlucky = Math.sign(effect) * POWER_Z * Math.sqrt(signups * share * (1 - share));
    const other = Math.min(signups, Math.max(0, signups * share - unlucky));
    const { lower, upper } = differenceAtAllTimes(signups - other, other, alpha);
    return effect > 0 ? lower > 0 : upper < 0;
  };
  let [few, enough] = [1, 2];
  while (!isEnough(enough)) {
    few = enough;
    enough *= 2;
    if (enough > MAX_SIGNUPS) return Infinity;
  }
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2);
    if (isEnough(middle)) enough = middle;
    else few = middle;
  }
  return Math.ceil(enough / (baseline * (1 + ratio)));
};

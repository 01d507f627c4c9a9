import type { ExperimentResult, SampleRatio, VariantCounts, VariantFigures } from '@pairwise/contracts/experiments';

import { boundsAtAllTimes } from '../rollout/evidence.ts';

/*
 * Chance alone gives each visitor one of the variants, each with the same probability. A signup of one of two variants is
 * therefore the second's with the probability r / (1 + r), where r is the ratio of their rates, whatever the traffic does:
 * seasons, campaigns and bots that never sign up meet both. Robbins' confidence sequence of that probability
 * (`boundsAtAllTimes`) gives one of r, which may be read after every visit.
 */

/** All comparisons of an experiment together are wrong with at most this probability. */
export const ALPHA = 0.05;

/** Below this probability the visits are not what chance distributes, so something is broken. */
const RATIO_P = 0.001;

/** Visits that each variant must expect: with fewer, χ² is a poor approximation. */
const EXPECTED_VISITS = 10;

/**
 * Returns the relative difference of two rates: 0.1 when the second is a tenth higher. Undefined without a rate to
 * compare with.
 */
export const relativeDifference = (
  control: Omit<VariantCounts, 'variant'>,
  other: Omit<VariantCounts, 'variant'>,
): number | undefined =>
  control.signups === 0 || control.visits === 0 || other.visits === 0
    ? undefined
    : other.signups / other.visits / (control.signups / control.visits) - 1;

/**
 * Returns bounds of the relative difference of two variants that share visitors equally, from their signups alone. They hold at
 * all times together with a probability of 1 - `alpha`. `upper` is infinite while the control may have no signups at all.
 */
export const differenceAtAllTimes = (
  control: number,
  other: number,
  alpha: number,
): { lower: number; upper: number } => {
  const { lower, upper } = boundsAtAllTimes(other, control + other, alpha);
  const ratio = (share: number): number => (share >= 1 ? Infinity : share / (1 - share));
  return { lower: ratio(lower) - 1, upper: ratio(upper) - 1 };
};

/** Returns the probability that a standard normal value is at least `z` away from 0. */
const twoSided = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  // Chebyshev's approximation of erfc; its relative error is below 1.2e-7 everywhere.
  const coefficients = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const exponent = coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
  return t * Math.exp(-x * x + exponent);
};

/** Returns the probability of a χ² value of at least `value`, with `freedom` degrees of freedom. */
export const chiSquareTail = (value: number, freedom: number): number => {
  if (value <= 0) return 1;
  const isOdd = freedom % 2 === 1;
  let tail = isOdd ? twoSided(Math.sqrt(value)) : Math.exp(-value / 2);
  // The term (value/2)^(k/2) e^(-value/2) / Γ(k/2 + 1), which leads from k degrees of freedom to k + 2.
  let term = isOdd ? Math.exp(-value / 2) * Math.sqrt((2 * value) / Math.PI) : Math.exp(-value / 2) * (value / 2);
  for (let degrees = isOdd ? 1 : 2; degrees < freedom; degrees += 2) {
    tail += term;
    term *= value / (degrees + 2);
  }
  return tail;
};

/** Checks whether the visits are distributed equally, as chance does. */
export const checkSampleRatio = (visits: readonly number[]): SampleRatio => {
  const expected = visits.reduce((sum, count) => sum + count, 0) / visits.length;
  if (!(expected >= EXPECTED_VISITS)) return { state: 'not_enough_data', p: null };
  const value = visits.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const p = chiSquareTail(value, visits.length - 1);
  return { state: p < RATIO_P ? 'failed' : 'passed', p };
};

const withoutDifference = (counts: VariantCounts): VariantFigures => ({
  ...counts,
  rate: counts.visits === 0 ? null : counts.signups / counts.visits,
  difference: null,
});

/** Hides rates and differences: rates side by side would be read as a result. */
const withoutFigures = (counts: VariantCounts): VariantFigures => ({ ...counts, rate: null, difference: null });

/** Hides a result of which nothing may be read, except its counts and whether chance has distributed its visits. */
export const hiddenResult = ({ variants, sampleRatio }: ExperimentResult): ExperimentResult => ({
  variants: variants.map(withoutFigures),
  sampleRatio,
  winner: null,
});

/** The variant with the greatest estimate of those that are proven better; the control when all others are proven worse. */
const winnerOf = (control: string, others: readonly VariantFigures[]): string | null => {
  const [best] = others
    .filter(({ difference }) => difference !== null && difference.lower > 0)
    .toSorted((one, other) => (other.difference?.estimate ?? 0) - (one.difference?.estimate ?? 0));
  if (best) return best.variant;
  const areWorse = others.every(
    ({ difference }) => difference !== null && difference.upper !== null && difference.upper < 0,
  );
  return areWorse && others.length > 0 ? control : null;
};

/**
 * Compares the variants of an experiment, the control first. A sample ratio that fails hides the rates, the differences and the
 * winner: what has moved the visits may have moved the signups as well. Pure.
 */
export const compareVariants = (counts: readonly VariantCounts[]): ExperimentResult => {
  const sampleRatio = checkSampleRatio(counts.map(({ visits }) => visits));
  const [control, ...others] = counts;
  if (!control || sampleRatio.state === 'failed') {
    return { variants: counts.map(withoutFigures), sampleRatio, winner: null };
  }
  const compared = others.map((other): VariantFigures => {
    const estimate = relativeDifference(control, other);
    const figures = withoutDifference(other);
    if (estimate === undefined) return figures;
    const { lower, upper } = differenceAtAllTimes(control.signups, other.signups, ALPHA / others.length);
    return { ...figures, difference: { estimate, lower, upper: Number.isFinite(upper) ? upper : null } };
  });
  return {
    variants: [withoutDifference(control), ...compared],
    sampleRatio,
    winner: winnerOf(control.variant, compared),
  };
};

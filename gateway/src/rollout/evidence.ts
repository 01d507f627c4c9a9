/*
 * Chance alone decides whether a visitor of a step's audience gets the canary, with a known probability: the step's percentage.
 * If the canary changes nothing, each document that fails is therefore a canary's with that probability, whatever the traffic
 * does: seasons, slow countries, and outages that meet both. Wagering on it is a fair game, whose stake exceeds 1/α at any
 * time with a probability of at most α (Ville's inequality). So it may be read after every report.
 */

/** Failing documents of a step: with the canary, and in the control. */
export interface Failing {
  /** The probability of the canary, between 0 and 1. */
  share: number;
  canary: number;
  control: number;
}

/** The wagers: a document fails so many times as often with the canary. Their mean is a fair game as well. */
const EFFECTS = [1.2, 1.5, 2, 4, 10, 100];

/** Returns the logarithm of the mean of stakes, from their logarithms. A mean of fair games is a fair game. */
export const meanOfStakes = (stakes: readonly number[]): number => {
  const largest = Math.max(...stakes);
  const mean = stakes.reduce((sum, stake) => sum + Math.exp(stake - largest), 0) / stakes.length;
  return largest + Math.log(mean);
};

/**
 * Returns the evidence that documents fail more often with the canary: the natural logarithm of the stake, 0 at the beginning.
 * Steps of which all or none get the canary say nothing.
 */
export const evidenceOf = (steps: readonly Failing[]): number =>
  meanOfStakes(
    EFFECTS.map((effect) => {
      let stake = 0;
      for (const { share, canary, control } of steps) {
        if (share <= 0 || share >= 1) continue;
        stake += canary * Math.log(effect) - (canary + control) * Math.log(share * effect + 1 - share);
      }
      return stake;
    }),
  );

const logGamma = (value: number): number => {
  // Stirling's series, from 8 on; smaller values by recurrence.
  if (value < 8) return logGamma(value + 1) - Math.log(value);
  const square = value * value;
  return (
    (value - 0.5) * Math.log(value) -
    value +
    0.5 * Math.log(2 * Math.PI) +
    1 / (12 * value) -
    1 / (360 * value * square) +
    1 / (1260 * value * square * square)
  );
};

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const BISECTIONS = 40;

/**
 * Returns bounds of the share `hits` of `count` that hold at all times together, with a probability of 1 - `alpha`: Robbins'
 * confidence sequence, the shares at which a wager on a Beta(1/2, 1/2) mixture has not won 1/α.
 */
export const boundsAtAllTimes = (hits: number, count: number, alpha: number): { lower: number; upper: number } => {
  if (count === 0) return { lower: 0, upper: 1 };
  const mixture = logBeta(hits + 0.5, count - hits + 0.5) - logBeta(0.5, 0.5);
  const isPossible = (share: number): boolean => {
    const likelihood =
      (hits === 0 ? 0 : hits * Math.log(share)) + (hits === count ? 0 : (count - hits) * Math.log(1 - share));
    return mixture - likelihood < -Math.log(alpha);
  };
  const edge = (impossible: number, possible: number): number => {
    let [outside, inside] = [impossible, possible];
    for (let step = 0; step < BISECTIONS; step += 1) {
      const middle = (outside + inside) / 2;
      if (isPossible(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  const share = hits / count;
  return {
    lower: hits === 0 ? 0 : edge(0, share),
    upper: hits === count ? 1 : edge(1, share),
  };
};

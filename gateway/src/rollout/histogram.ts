/** Counts of values by step number, up to the highest step that occurred. */
export type Histogram = number[];

/** Each step is a fifth larger than the one before, so quantiles have that precision for all sizes. */
const FIRST_BOUND = 25;
const FACTOR = 1.2;
/** Step 43 ends above 60,000 (a minute in milliseconds). Longer values count in it. */
const LAST_STEP = 43;

const stepOf = (value: number): number =>
  value <= FIRST_BOUND ? 0 : Math.min(LAST_STEP, Math.ceil(Math.log(value / FIRST_BOUND) / Math.log(FACTOR)));

const upperBound = (step: number): number => FIRST_BOUND * FACTOR ** step;

/** Adds a value; removes it with `sign` -1. */
export const addValue = (histogram: Histogram, value: number, sign: 1 | -1 = 1): void => {
  const step = stepOf(value);
  while (histogram.length <= step) histogram.push(0);
  histogram[step] = Math.max(0, (histogram[step] ?? 0) + sign);
};

export const addHistogram = (sum: Histogram, other: Histogram): void => {
  while (sum.length < other.length) sum.push(0);
  for (const [step, count] of other.entries()) sum[step] = (sum[step] ?? 0) + count;
};

export const countOf = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0);

/** Returns how many values are in steps that begin at `value` or above. */
export const countAbove = (histogram: Histogram, value: number): number => countOf(histogram.slice(stepOf(value) + 1));

/** Returns the value below which `share` of all values lie, interpolated within a step; null without values. */
export const quantile = (histogram: Histogram, share: number): number | null => {
  const wanted = countOf(histogram) * share;
  if (wanted === 0) return null;
  let below = 0;
  for (const [step, count] of histogram.entries()) {
    if (count > 0 && below + count >= wanted) {
      const lower = step === 0 ? 0 : upperBound(step - 1);
      return lower + ((wanted - below) / count) * (upperBound(step) - lower);
    }
    below += count;
  }
  return upperBound(LAST_STEP);
};

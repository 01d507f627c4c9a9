/** How often a value fell into each step: counts by step number, as long as the highest step that occurred. */
export type Histogram = number[];

/** Steps rise by a fifth: a quantile is told to within that, whatever the size of the values. */
const FIRST_BOUND = 25;
const FACTOR = 1.2;
/** Step 43 ends above 60,000: a minute, in milliseconds. What is longer counts as that. */
const LAST_STEP = 43;

const stepOf = (value: number): number =>
  value <= FIRST_BOUND ? 0 : Math.min(LAST_STEP, Math.ceil(Math.log(value / FIRST_BOUND) / Math.log(FACTOR)));

const upperBound = (step: number): number => FIRST_BOUND * FACTOR ** step;

/** Adds a value, or takes it out again with `sign` -1. */
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

/** The value that `share` of all lie below; null without values. Even within a step. */
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

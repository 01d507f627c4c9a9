/** Returns the median. */
export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('median of nothing');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
};

/** Measurements of two variants in alternating order, so that changes of the machine's load affect both. */
export interface Comparison {
  ours: number[];
  peer: number[];
  /** Median of the ratios ours / peer of each pair. */
  ratio: number;
}

/**
 * Measures two variants `runs` times each in alternating order, after one unmeasured run of both unless `warmUp` is false.
 */
export const alternate = async (
  runs: number,
  ours: () => Promise<number>,
  peer: () => Promise<number>,
  { warmUp = true }: { warmUp?: boolean } = {},
): Promise<Comparison> => {
  if (warmUp) {
    await ours();
    await peer();
  }
  const result: Comparison = { ours: [], peer: [], ratio: 0 };
  for (let run = 0; run < runs; run += 1) {
    if (run % 2 === 0) {
      result.ours.push(await ours());
      result.peer.push(await peer());
    } else {
      result.peer.push(await peer());
      result.ours.push(await ours());
    }
  }
  result.ratio = median(result.ours.map((value, index) => value / (result.peer[index] ?? Number.NaN)));
  return result;
};

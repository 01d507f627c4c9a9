export interface BenchOptions {
  /** The number of measurements of benches that compare pairs. */
  runs: number;
  /** `smoke` only shows within a minute that the bench finishes and prints its figures. */
  size: 'full' | 'smoke';
  log: (line: string) => void;
}

/** A measurement against a peer or a limit in the same run. Its figures are printed in their order. */
export interface Bench {
  name: string;
  title: string;
  run(options: BenchOptions): Promise<Record<string, number | string>>;
}

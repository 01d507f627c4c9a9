export interface BenchOptions {
  /** How often to measure where the bench compares pairs. */
  runs: number;
  /** `smoke` only shows that the bench finishes and prints its figures, in a minute at most. */
  size: 'full' | 'smoke';
  say: (line: string) => void;
}

/** One measurement against a peer or limit in the same run; figures are printed in their order. */
export interface Bench {
  name: string;
  title: string;
  run(options: BenchOptions): Promise<Record<string, number | string>>;
}

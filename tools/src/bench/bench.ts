/** One measurement against a peer or limit in the same run; figures are printed in their order. */
export interface Bench {
  name: string;
  title: string;
  run(options: { runs: number; say: (line: string) => void }): Promise<Record<string, number | string>>;
}

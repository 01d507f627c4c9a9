/** The proof of a claim of `docs/claims.md`, with a negative control. */
export interface Claim {
  id: string;
  title: string;
  /** The proof runs a browser. The others need none, so they run without one. */
  inBrowser?: true;
  prove(options: ClaimOptions): Promise<ClaimReport>;
}

export interface ClaimOptions {
  /** `small` by default, `full` by `--full`. */
  size: 'small' | 'full';
  seed: number;
  log: (line: string) => void;
}

export interface ClaimReport {
  holds: boolean;
  /** Figures, in the order they are printed. */
  counts: Record<string, number | string>;
  /** What the negative control did. The proof must have caught it. */
  control: { what: string; caught: boolean };
}

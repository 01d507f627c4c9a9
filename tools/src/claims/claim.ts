/** One proof of one claim of `docs/claims.md`: what was tried, what came out, and a control that must fail. */
export interface Claim {
  id: string;
  title: string;
  prove(options: ClaimOptions): Promise<ClaimReport>;
}

export interface ClaimOptions {
  /** Small in CI, full by `--full`. */
  size: 'small' | 'full';
  seed: number;
  log: (line: string) => void;
}

export interface ClaimReport {
  holds: boolean;
  /** Figures, in the order they are printed. */
  counts: Record<string, number | string>;
  /** What a deliberately broken build did; it must have been caught. */
  control: { what: string; caught: boolean };
}

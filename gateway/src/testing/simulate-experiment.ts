import { compareVariants } from '../experiments/statistics.ts';

/** Visits of an experiment that has found nothing when it is read. */
const SHOWN_VISITS = 1000;

/** Returns the winner that signups alone prove; each pair of numbers is compared once. */
export const winnerBySignups = (): ((control: number, other: number) => string | null) => {
  const known = new Map<number, string | null>();
  return (control, other) => {
    const key = control * 1_000_000 + other;
    const found = known.get(key);
    if (found !== undefined) return found;
    const { winner } = compareVariants([
      { variant: 'default', visits: SHOWN_VISITS, signups: control },
      { variant: 'opening', visits: SHOWN_VISITS, signups: other },
    ]);
    known.set(key, winner);
    return winner;
  };
};

export interface SimulatedExperiment {
  /** Signups per visit of both variants. */
  rates: readonly [number, number];
  visits: number;
  random: () => number;
  winner: (control: number, other: number) => string | null;
}

/**
 * Simulates an experiment that is read after every visit. Returns the first winner that it calls, and after how
 * many visits.
 */
export const simulateExperiment = ({
  rates,
  visits,
  random,
  winner,
}: SimulatedExperiment): { winner: string; visits: number } | null => {
  let [control, other] = [0, 0];
  for (let visit = 1; visit <= visits; visit += 1) {
    const isOther = random() < 0.5;
    if (random() >= rates[isOther ? 1 : 0]) continue;
    if (isOther) other += 1;
    else control += 1;
    // Between two signups a further look shows the same.
    const found = winner(control, other);
    if (found !== null) return { winner: found, visits: visit };
  }
  return null;
};

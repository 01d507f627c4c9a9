import type { ExperimentPart, ExperimentState, VariantCounts } from '@pairwise/contracts/experiments';

import type { SaltedExperiment } from '../registry/index.ts';
import type { CountedCell } from './experiment-counts.ts';
import { neededVisits } from './needed-visits.ts';
import { compareVariants } from './statistics.ts';

/** Parts of one kind that are listed: the largest. */
const MAX_PARTS = 50;

const sumByVariant = (variants: readonly string[], cells: readonly CountedCell[]): VariantCounts[] =>
  variants.map((variant) => {
    const own = cells.filter((cell) => cell.variant === variant);
    return {
      variant,
      visits: own.reduce((sum, { visits }) => sum + visits, 0),
      signups: own.reduce((sum, { signups }) => sum + signups, 0),
    };
  });

const visitsOf = ({ variants }: ExperimentPart): number => variants.reduce((sum, { visits }) => sum + visits, 0);

const partsBy = (
  variants: readonly string[],
  cells: readonly CountedCell[],
  kind: 'language' | 'device' | 'country',
): ExperimentPart[] =>
  [...Map.groupBy(cells, (cell) => cell[kind])]
    .map(([value, own]) => ({ value, ...compareVariants(sumByVariant(variants, own)) }))
    .toSorted((one, other) => visitsOf(other) - visitsOf(one) || one.value.localeCompare(other.value))
    .slice(0, MAX_PARTS);

/** Returns an experiment as command line and console show it, without its salt. */
export const experimentState = (
  { salt: _salt, ...experiment }: SaltedExperiment,
  { cells, isFull }: { cells: readonly CountedCell[]; isFull: boolean },
): ExperimentState => {
  const { variants, plan } = experiment;
  const result = compareVariants(sumByVariant(variants, cells));
  const parts = (kind: 'language' | 'device' | 'country') => partsBy(variants, cells, kind);
  const needed = neededVisits(plan, variants.length);
  return {
    ...experiment,
    neededVisits: Number.isFinite(needed) ? needed : null,
    result,
    parts: { language: parts('language'), device: parts('device'), country: parts('country') },
    isFull,
  };
};

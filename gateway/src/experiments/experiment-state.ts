import type { ExperimentPart, ExperimentState, VariantCounts } from '@pairwise/contracts/experiments';

import type { SaltedExperiment } from '../registry/index.ts';
import type { CountedCell } from './experiment-counts.ts';
import { neededVisits } from './needed-visits.ts';
import { compareVariants, hiddenResult } from './statistics.ts';

/** Parts of one kind that are listed: the largest. */
const MAX_PARTS = 50;

type PartKind = keyof ExperimentState['parts'];

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

const partsBy = (variants: readonly string[], cells: readonly CountedCell[], kind: PartKind): ExperimentPart[] =>
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
  const isHidden = result.sampleRatio.state === 'failed';
  const parts = (kind: PartKind): ExperimentPart[] => {
    const found = partsBy(variants, cells, kind);
    // What has moved the visits of all may have moved those of a part, too few as they are to show it.
    return isHidden ? found.map((part) => ({ value: part.value, ...hiddenResult(part) })) : found;
  };
  const needed = neededVisits(plan, variants.length);
  return {
    ...experiment,
    neededVisits: Number.isFinite(needed) ? needed : null,
    result,
    parts: { language: parts('language'), device: parts('device'), country: parts('country'), niche: parts('niche') },
    isFull,
  };
};

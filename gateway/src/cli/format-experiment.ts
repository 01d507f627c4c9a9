import type {
  ExperimentPart,
  ExperimentResult,
  ExperimentState,
  LanderState,
  VariantFigures,
} from '@pairwise/contracts/experiments';

import { formatTime } from '../registry/format-time.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

const formatDifference = ({ difference }: VariantFigures, isControl: boolean): string => {
  if (isControl) return 'control';
  if (difference === null) return 'no difference is known';
  const { estimate, lower, upper } = difference;
  return `${signed(estimate)}, at all times between ${signed(lower)} and ${upper === null ? 'any' : signed(upper)}`;
};

/** Formats the variants of an experiment, one line each. */
const formatVariants = ({ variants }: ExperimentResult): string[] => {
  const width = Math.max(0, ...variants.map(({ variant }) => variant.length));
  return variants.map((figures, nth) => {
    const { variant, visits, signups, rate } = figures;
    const count = `${visits} visits, ${signups} signups${rate === null ? '' : `, ${percent(rate)}`}`;
    return `  ${variant.padEnd(width)}  ${count}; ${formatDifference(figures, nth === 0)}`;
  });
};

/** Says what the figures of an experiment prove. */
const formatVerdict = ({ result, variants, neededVisits, isFull }: ExperimentState): string[] => {
  const { sampleRatio, winner } = result;
  const full = isFull ? ['  Counting has ended: so many visitors of one experiment are not kept.'] : [];
  if (sampleRatio.state === 'failed') {
    return [
      `  The visits are not distributed as chance does (χ², p = ${(sampleRatio.p ?? 0).toExponential(1)}), so something is broken and the result is hidden.`,
      ...full,
    ];
  }
  if (winner !== null) {
    const what = winner === variants[0] ? 'is better than every other variant' : `is better than ${variants[0]}`;
    return [`  Winner: ${winner} ${what}.`, ...full];
  }
  const expected =
    neededVisits !== null
      ? ` The planned effect needs about ${neededVisits.toLocaleString('en')} visits of each variant.`
      : '';
  return [`  Nothing is proven yet.${expected}`, ...full];
};

const formatParts = (parts: readonly ExperimentPart[]): string[] =>
  parts.flatMap((part) => [
    `  ${part.value === '' ? 'unknown' : part.value}`,
    ...(part.sampleRatio.state === 'failed'
      ? ['    The visits are not distributed as chance does.']
      : formatVariants(part).map((line) => `  ${line}`)),
  ]);

export type PartKind = keyof ExperimentState['parts'];

/** Says what a lander shows, or that it is not live any more. */
const formatTitle = ({ lander, variants, shown, isLive, experiment }: LanderState): string => {
  if (isLive) return `${lander} shows ${shown}. Variants: ${variants.join(', ')}.`;
  if (!experiment || experiment.end) return `${lander} is not live.`;
  return `${lander} is not live, and its experiment still runs. Stop it: npm run mfe -- experiment stop ${experiment.name} ${lander} --why "REASON"`;
};

/** Formats a lander: what it shows, and its experiment. With `by`, also the parts of one kind. */
export const formatLander = (state: LanderState, by?: PartKind): string[] => {
  const { experiment } = state;
  const title = formatTitle(state);
  if (!experiment) return [title];
  const { startedAt, startedBy, end } = experiment;
  const ended =
    end && `, ended ${formatTime(end.at)} by ${end.by}${end.promoted === undefined ? '' : ` with ${end.promoted}`}`;
  return [
    title,
    `  Experiment of ${experiment.variants.join(', ')}, since ${formatTime(startedAt)} by ${startedBy}${ended ?? ''}`,
    ...formatVariants(experiment.result),
    ...formatVerdict(experiment),
    ...(by ? formatParts(experiment.parts[by]) : []),
  ];
};

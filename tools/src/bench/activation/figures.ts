import { percentile, summary, type Timing } from './time-to-live.ts';

/** The limit for the time from a change to new pages that have it, for 99 of 100, in milliseconds. */
const LIMIT_MS = 500;

/** The limit for the time of a command itself, in milliseconds. */
const COMMAND_LIMIT_MS = 400;

const sorted = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);

const shareOfLimit = (values: readonly number[]): string => (percentile(sorted(values), 0.99) / LIMIT_MS).toFixed(3);

/**
 * Returns the rows of one change in the table: times, and ratios to the limit.
 * @param isLimited Whether the 500 ms limit applies. Commands have their own limit (`COMMAND_LIMIT_MS`).
 */
export const figures = (title: string, timings: readonly Timing[], isLimited: boolean): [string, string][] => {
  const limited = (what: string, values: readonly number[]): [string, string][] =>
    isLimited ? [[`${what}, 99th percentile to the limit of ${LIMIT_MS} ms (target ≤ 1)`, shareOfLimit(values)]] : [];
  const live = timings.map((timing) => timing.live);
  const reported = timings.flatMap((timing) => (timing.reported === undefined ? [] : [timing.reported]));
  return [
    [`${title} → live, ms (p50 / p95 / max of ${timings.length})`, summary(live)],
    [`${title} → accepted, ms (p50 / p95 / max)`, summary(timings.map(({ accepted }) => accepted))],
    ...limited(`${title} → live`, live),
    ...(reported.length > 0
      ? [
          [`${title} → reported to open pages, ms (p50 / p95 / max)`, summary(reported)] satisfies [string, string],
          ...limited(`${title} → reported`, reported),
        ]
      : []),
  ];
};

/** Returns the row of a command's own time: the median of the whole command without that of the call that it makes. */
export const ownTime = (title: string, command: readonly Timing[], call: readonly Timing[]): [string, string] => {
  const median = (timings: readonly Timing[]): number =>
    percentile(sorted(timings.map(({ accepted }) => accepted)), 0.5);
  const own = median(command) - median(call);
  return [
    `${title}, its own time, median to the limit of ${COMMAND_LIMIT_MS} ms (target ≤ 1)`,
    `${(own / COMMAND_LIMIT_MS).toFixed(3)} (${Math.ceil(own)} ms)`,
  ];
};

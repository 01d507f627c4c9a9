import type { HealthPoint } from '@pairwise/contracts/console';

/** The value of one stretch of time; null without reports. */
export interface ChartPoint {
  /** Milliseconds since 1970. */
  at: number;
  value: number | null;
}

export interface ChartLine {
  label: string;
  /** A solid line in colour, or a dashed grey one. */
  tone: 'canary' | 'stable';
  points: ChartPoint[];
}

/** The most points of a line. More could not be distinguished on a phone. */
const maxPoints = 20;
const minuteMs = 60_000;

export type Figure = 'errorPercent' | 'readyMs';

const weighted = (points: readonly HealthPoint[]): number | null => {
  const measured = points.flatMap(({ sessions, readyP75Ms }) =>
    readyP75Ms === null ? [] : [{ sessions, readyP75Ms }],
  );
  const sessions = measured.reduce((sum, point) => sum + point.sessions, 0);
  return sessions === 0 ? null : measured.reduce((sum, point) => sum + point.readyP75Ms * point.sessions, 0) / sessions;
};

/**
 * Merges the points of one stretch. The 75th percentiles of its minutes are averaged by sessions, which is close enough
 * to see whether two curves diverge.
 */
const valueOf = (points: readonly HealthPoint[], figure: Figure): number | null => {
  if (figure === 'readyMs') return weighted(points);
  const sessions = points.reduce((sum, point) => sum + point.sessions, 0);
  const errors = points.reduce((sum, point) => sum + point.errorSessions, 0);
  return sessions === 0 ? null : (errors / sessions) * 100;
};

/** Puts the minutes of several versions on one axis of at most twenty equal stretches. Empty without any point. */
export const alignSeries = (versions: readonly (readonly HealthPoint[])[], figure: Figure): ChartPoint[][] => {
  const times = versions.flat().map(({ at }) => Date.parse(at));
  if (times.length === 0) return versions.map(() => []);
  const from = Math.min(...times);
  const minutes = Math.floor((Math.max(...times) - from) / minuteMs) + 1;
  const width = Math.ceil(minutes / maxPoints) * minuteMs;
  const count = Math.ceil((minutes * minuteMs) / width);
  return versions.map((points) =>
    Array.from({ length: count }, (_, index): ChartPoint => {
      const begin = from + index * width;
      const within = points.filter(({ at }) => Date.parse(at) >= begin && Date.parse(at) < begin + width);
      return { at: begin, value: valueOf(within, figure) };
    }),
  );
};

/** Returns round values for the axis, from 0 to just above `highest`: `[0, 2, 4, 6]`. */
export const ticksUpTo = (highest: number): number[] => {
  const rough = Math.max(highest, 0.5) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  const count = Math.ceil(Math.max(highest, 0.5) / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(6)));
};

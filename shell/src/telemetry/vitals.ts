import type { PageReport } from '@pairwise/contracts/registry';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Keeps the values in `vitals` current all the time, because a report may be sent before the page ends. */
export const measureVitals = (vitals: PageReport['vitals']): void => {
  const keep =
    (name: keyof PageReport['vitals'], digits: number) =>
    ({ value }: Metric): void => {
      vitals[name] = Math.round(value * digits) / digits;
    };
  onCLS(keep('cls', 1_000), { reportAllChanges: true });
  onINP(keep('inp', 1), { reportAllChanges: true });
  onLCP(keep('lcp', 1), { reportAllChanges: true });
  onTTFB(keep('ttfb', 1));
};

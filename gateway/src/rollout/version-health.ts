import type { HealthSummary } from '@pairwise/contracts/console';
import type { ReportedPhase } from '@pairwise/contracts/registry';

import { countOf, quantile } from './histogram.ts';
import type { MinuteHealth } from './minute-health.ts';

/** Health of one version over a period. Times are milliseconds, quantiles the 75th percentile. */
export interface VersionHealth extends HealthSummary {
  name: string;
  version: string;
  /** Documents with an error in that phase; one document may have several. */
  errorSessionsBy: Record<ReportedPhase, number>;
  /** Documents that reported a ready time. */
  readySamples: number;
  /** Documents with an error by network (an opaque name), most first. */
  networks: [network: string, errorSessions: number][];
  /** The latest five different messages, latest first. */
  messages: { message: string; phase: ReportedPhase; count: number; at: string }[];
}

/**
 * Describes what was counted of a version.
 * @param settled what was counted of the pages that are old enough to have reported
 */
export const healthOf = (
  { name, version }: Pick<VersionHealth, 'name' | 'version'>,
  sum: MinuteHealth,
  settled: Pick<MinuteHealth, 'shown' | 'sessions'>,
  messages: VersionHealth['messages'],
): VersionHealth => {
  const cls = quantile(sum.cls, 0.75);
  return {
    name,
    version,
    sessions: sum.sessions,
    errorSessions: sum.errorSessions,
    errorRate: sum.sessions === 0 ? 0 : sum.errorSessions / sum.sessions,
    readyP75Ms: quantile(sum.ready, 0.75),
    lcpP75Ms: quantile(sum.lcp, 0.75),
    inpP75Ms: quantile(sum.inp, 0.75),
    clsP75: cls === null ? null : cls / 1000,
    errorSessionsBy: sum.errorSessionsBy,
    readySamples: countOf(sum.ready),
    silence: { shown: settled.shown, reported: settled.sessions },
    networks: Object.entries(sum.networks).sort(([, a], [, b]) => b - a),
    messages,
  };
};

import { groupKinds, type HealthResponse } from '@pairwise/contracts/console';

import { health, tenPercent } from './facts.ts';

const points = (errorSessions: number[]): NonNullable<HealthResponse['stable']>['points'] =>
  errorSessions.map((count, minute) => ({
    at: new Date(Date.parse('2026-11-21T10:00:00.000Z') + minute * 60_000).toISOString(),
    sessions: 100,
    errorSessions: count,
    readyP75Ms: 800 + count,
  }));

/** The health of a canary of mf-chat. */
export const chatHealth = (): HealthResponse => ({
  name: 'mf-chat',
  groups: [
    { by: 'language', value: 'de', sessions: 900 },
    { by: 'device', value: 'phone', sessions: 450 },
    { by: 'country', value: 'NL', sessions: 120 },
  ],
  stable: { version: '1.0.0', summary: health(5000, 60), points: points([1, 2, 1]) },
  canary: { version: '1.1.0', summary: health(600, 9), points: points([2, 4, 3]) },
  haltOn: tenPercent.haltOn,
  lastVerdict: tenPercent.lastVerdict,
});

/** Counts half of the errors of all visitors in each group. */
export const healthOfGroup = (all: HealthResponse, query: URLSearchParams): HealthResponse => {
  if (!groupKinds.some((kind) => query.has(kind))) return all;
  const half = (side: HealthResponse['stable']): HealthResponse['stable'] =>
    side && { ...side, points: side.points.map((one) => ({ ...one, errorSessions: one.errorSessions / 2 })) };
  return { ...all, stable: half(all.stable), canary: half(all.canary) };
};

import type { HealthResponse, HealthSummary, RolloutState } from '@pairwise/contracts/console';

import type { RegistryDocument, Rollout } from '../registry/index.ts';
import type { HealthWatch } from '../rollout/start-health.ts';

/** The health functions that the console reads. */
export interface HealthSource {
  health: Pick<HealthWatch['health'], 'summary' | 'series'>;
  lastVerdict: HealthWatch['lastVerdict'];
}

/** The health of versions, as the console shows it. */
export interface HealthView {
  ofRollout: (
    name: string,
    rollout: Rollout,
    stable: string | undefined,
  ) => Pick<RolloutState, 'canary' | 'stable' | 'lastVerdict'>;
  ofName: (document: RegistryDocument, name: string) => HealthResponse;
}

/** Period that is shown for a stable version without a canary. */
const SHOWN_MS = 24 * 60 * 60_000;

/** Returns the figures that the console shows, without messages and networks. */
const figures = (health: HealthSummary): HealthSummary => {
  const { sessions, errorSessions, errorRate, readyP75Ms, lcpP75Ms, inpP75Ms, clsP75 } = health;
  return { sessions, errorSessions, errorRate, readyP75Ms, lcpP75Ms, inpP75Ms, clsP75 };
};

/**
 * Creates the console's view of health. Canary and stable are counted from the start of the rollout: only documents of
 * the same period can be compared.
 */
export const createHealthView = ({ health, lastVerdict }: HealthSource, now: () => number): HealthView => ({
  ofRollout: (name, rollout, stable) => {
    const since = Date.parse(rollout.startedAt);
    return {
      canary: figures(health.summary(name, rollout.version, since)),
      stable: stable === undefined ? null : figures(health.summary(name, stable, since)),
      lastVerdict: lastVerdict(name, rollout) ?? null,
    };
  },
  ofName: ({ pointers, rollouts }, name) => {
    const rollout = rollouts[name];
    const stable = pointers[name];
    const since = rollout ? Date.parse(rollout.startedAt) : now() - SHOWN_MS;
    const side = (version: string): NonNullable<HealthResponse['stable']> => ({
      version,
      summary: figures(health.summary(name, version, since)),
      points: health.series(name, version, since),
    });
    return {
      name,
      stable: stable === undefined ? null : side(stable),
      canary: rollout ? side(rollout.version) : null,
      haltOn: rollout?.haltOn ?? null,
      lastVerdict: (rollout && lastVerdict(name, rollout)) ?? null,
    };
  },
});

import type { HealthResponse, HealthSummary, RolloutState } from '@pairwise/contracts/console';

import type { RegistryDocument, Rollout } from '../registry/index.ts';
import type { HealthWatch } from '../rollout/start-health.ts';

/** What is read of the watch over the versions' health. */
export interface HealthSource {
  health: Pick<HealthWatch['health'], 'summary' | 'series'>;
  lastVerdict: HealthWatch['lastVerdict'];
}

/** How versions do, as the console shows it. */
export interface HealthView {
  ofRollout: (
    name: string,
    rollout: Rollout,
    stable: string | undefined,
  ) => Pick<RolloutState, 'canary' | 'stable' | 'lastVerdict'>;
  ofName: (document: RegistryDocument, name: string) => HealthResponse;
}

/** What of a name's stable version is shown while nothing is rolled out. */
const SHOWN_MS = 24 * 60 * 60_000;

/** The figures the console shows; the messages and networks that stand beside them stay here. */
const figures = (health: HealthSummary): HealthSummary => {
  const { sessions, errorSessions, errorRate, readyP75Ms, lcpP75Ms, inpP75Ms, clsP75 } = health;
  return { sessions, errorSessions, errorRate, readyP75Ms, lcpP75Ms, inpP75Ms, clsP75 };
};

/** Both sides of a rollout are counted from its begin: only documents of one time can be compared. */
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

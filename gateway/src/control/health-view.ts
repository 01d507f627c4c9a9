import type {
  HealthGroup,
  HealthResponse,
  HealthSummary,
  RolloutState,
  VisitorGroup,
} from '@pairwise/contracts/console';

import type { RegistryDocument, Rollout } from '../registry/index.ts';
import { comparedKeys, pagesOf } from '../rollout/arms.ts';
import type { HealthWatch } from '../rollout/start-health.ts';
import { groupKey, groupOfKey } from '../rollout/visitor-groups.ts';

/** The health functions that the console reads. */
export interface HealthSource {
  health: Pick<HealthWatch['health'], 'summary' | 'series' | 'groups'>;
  lastVerdict: HealthWatch['lastVerdict'];
}

/** The health of versions, as the console shows it. */
export interface HealthView {
  ofRollout: (
    name: string,
    rollout: Rollout,
    stable: string | undefined,
  ) => Pick<RolloutState, 'canary' | 'stable' | 'lastVerdict'>;
  /** @param group only the documents of this group of visitors count for the points */
  ofName: (document: RegistryDocument, name: string, group?: VisitorGroup) => HealthResponse;
}

/** Period that is shown for a stable version without a canary. */
const SHOWN_MS = 24 * 60 * 60_000;

/** Returns the figures that the console shows, without messages and networks. */
const figures = (health: HealthSummary): HealthSummary => {
  const { sessions, errorSessions, errorRate, readyP75Ms, lcpP75Ms, inpP75Ms, clsP75, silence } = health;
  return { sessions, errorSessions, errorRate, readyP75Ms, lcpP75Ms, inpP75Ms, clsP75, silence };
};

/** What is counted of the canary, and of what it is compared with: versions, or the arms of a rollout. */
interface Sides {
  canary: readonly string[];
  stable: readonly string[];
  /** Arms count all of their pages, versions only those that loaded them. */
  areArms: boolean;
}

/**
 * Returns what the judge compares: while the canary has a control, visitors of the same audience to whom chance gave the stable
 * version.
 */
const sidesOf = (rollout: Rollout, stable: string | undefined): Sides => {
  const { canary, control } = comparedKeys(rollout);
  if (canary.length > 0) return { canary, stable: control, areArms: true };
  return { canary: [rollout.version], stable: stable === undefined ? [] : [stable], areArms: false };
};

/** Adds up the documents of each group in several versions, most first. */
const groupsOfAll = (counts: readonly Record<string, number>[]): HealthGroup[] => {
  const sums = new Map<string, number>();
  for (const [key, sessions] of counts.flatMap((one) => Object.entries(one)))
    sums.set(key, (sums.get(key) ?? 0) + sessions);
  return [...sums]
    .flatMap(([key, sessions]) => {
      const group = groupOfKey(key);
      return group && sessions > 0 ? [{ ...group, sessions }] : [];
    })
    .toSorted((one, other) => other.sessions - one.sessions);
};

/**
 * Creates the console's view of health. Canary and stable are counted from the start of the rollout: only documents of
 * the same period can be compared.
 */
export const createHealthView = ({ health, lastVerdict }: HealthSource, now: () => number): HealthView => {
  const summaryOf = (name: string, versions: readonly string[], since: number, areArms = false): HealthSummary => {
    const loaded = health.summary(name, versions, since);
    return figures(
      areArms ? { ...loaded, silence: health.summary(name, versions.map(pagesOf), since).silence } : loaded,
    );
  };
  return {
    ofRollout: (name, rollout, stable) => {
      const since = Date.parse(rollout.startedAt);
      const sides = sidesOf(rollout, stable);
      return {
        canary: summaryOf(name, sides.canary, since, sides.areArms),
        stable: stable === undefined ? null : summaryOf(name, sides.stable, since, sides.areArms),
        lastVerdict: lastVerdict(name, rollout) ?? null,
      };
    },
    ofName: ({ pointers, rollouts }, name, group) => {
      const rollout = rollouts[name];
      const stable = pointers[name];
      const since = rollout ? Date.parse(rollout.startedAt) : now() - SHOWN_MS;
      const sides = rollout && sidesOf(rollout, stable);
      const side = (version: string, versions: readonly string[]): NonNullable<HealthResponse['stable']> => ({
        version,
        summary: summaryOf(name, versions, since, sides?.areArms),
        points: health.series(name, versions, since, group && groupKey(group)),
      });
      return {
        name,
        groups: groupsOfAll(sides ? [sides.canary, sides.stable].map((one) => health.groups(name, one, since)) : []),
        stable: stable === undefined ? null : side(stable, sides?.stable ?? [stable]),
        canary: rollout && sides ? side(rollout.version, sides.canary) : null,
        haltOn: rollout?.haltOn ?? null,
        lastVerdict: (rollout && lastVerdict(name, rollout)) ?? null,
      };
    },
  };
};

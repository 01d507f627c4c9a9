import type { HealthVerdict } from '@pairwise/contracts/console';

import { type Registry, RevisionConflict, type Rollout } from '../registry/index.ts';
import { armKey, pagesOf } from './arms.ts';
import type { Health } from './health.ts';
import { HOUR } from './health-files.ts';
import { type ArmHealth, hasControl, judgeArms } from './judge-arms.ts';
import { judge } from './judge.ts';
import { reasonToRaise } from './ramp-decision.ts';

export interface WatcherOptions {
  registry: Pick<Registry, 'current' | 'halt' | 'raise'>;
  health: Pick<Health, 'summary' | 'times'>;
  log: { info: (message: string) => void; error: (error: unknown) => void };
  now?: () => number;
}

export interface Watcher {
  /** Schedules a judgement soon after a report. */
  scheduleCheck: () => void;
  /** Returns the last verdict on this rollout; undefined when it was not judged yet. */
  lastVerdict: (name: string, rollout: Rollout) => HealthVerdict | undefined;
  stop: () => void;
}

const SOON_MS = 500;
const EVERY_MS = 5_000;
const DAY = 24 * HOUR;

/** Whether two rollouts are the same. Salts are unique; the version is compared for registries written by hand. */
const isSame = (a: Rollout, b: Rollout): boolean =>
  a.salt === b.salt && a.version === b.version && a.startedAt === b.startedAt;

/** Judges each rollout every 5 s and soon after a report, rolls bad ones back, and raises those with a ramp. */
export const startWatcher = ({ registry, health, log, now = Date.now }: WatcherOptions): Watcher => {
  const verdicts = new Map<string, { rollout: Rollout; verdict: HealthVerdict }>();

  const armHealth = (name: string, key: string, since: number): ArmHealth => ({
    loaded: health.summary(name, key, since),
    pages: health.summary(name, pagesOf(key), since),
    times: health.times(name, key, since),
  });

  const judgeRollouts = (): void => {
    const { revision, rollouts, pointers } = registry.current();
    for (const [name, rollout] of Object.entries(rollouts)) {
      const began = Date.parse(rollout.startedAt);
      const stable = pointers[name] ?? '';
      const pairs = rollout.steps.map(({ percent }, step) => ({
        percent,
        canary: armHealth(name, armKey(rollout.salt, step, percent, 'canary'), began),
        control: armHealth(name, armKey(rollout.salt, step, percent, 'control'), began),
      }));
      const judgement = hasControl(pairs)
        ? judgeArms(
            {
              pairs,
              before: health.times(name, stable, began - DAY, began),
              messages: health.summary(name, rollout.version, began).messages,
            },
            rollout.haltOn,
          )
        : judge(
            {
              canary: health.summary(name, rollout.version, began),
              stable: health.summary(name, stable, began),
              stableDay: health.summary(name, stable, now() - DAY),
            },
            rollout.haltOn,
          );
      const { halt, reason } = judgement;
      verdicts.set(name, { rollout, verdict: { at: new Date(now()).toISOString(), ...judgement } });
      if (!halt) {
        const why = reasonToRaise(rollout, judgement, now());
        if (why === undefined) continue;
        // Of two gateways that judge at the same time, the second one finds another revision.
        registry.raise(name, { who: 'gateway', why, expectedRevision: revision });
        log.info(`${name} ${rollout.version} was raised after ${why}`);
        return scheduleCheck();
      }
      // Fails when the registry was changed since it was read; the rollout is then judged again.
      registry.halt(name, { who: 'gateway', why: reason, expectedRevision: revision });
      log.info(`${name} ${rollout.version} was rolled back: ${reason}`);
      // The revision has changed, so the other rollouts are judged next time.
      return scheduleCheck();
    }
  };

  const judgeSafely = (): void => {
    try {
      judgeRollouts();
    } catch (error) {
      if (error instanceof RevisionConflict) scheduleCheck();
      else log.error(error);
    }
  };

  let soon: ReturnType<typeof setTimeout> | undefined;
  const scheduleCheck = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      judgeSafely();
    }, SOON_MS).unref();
  };
  const timer = setInterval(judgeSafely, EVERY_MS).unref();

  return {
    scheduleCheck,
    lastVerdict: (name, rollout) => {
      const last = verdicts.get(name);
      return last && isSame(last.rollout, rollout) ? last.verdict : undefined;
    },
    stop: () => {
      clearInterval(timer);
      clearTimeout(soon);
    },
  };
};

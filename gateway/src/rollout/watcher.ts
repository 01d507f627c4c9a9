import type { HealthVerdict } from '@pairwise/contracts/console';

import { type Registry, RevisionConflict, type Rollout } from '../registry/index.ts';
import type { Health } from './health.ts';
import { HOUR } from './health-files.ts';
import { judge } from './judge.ts';

export interface WatcherOptions {
  registry: Pick<Registry, 'current' | 'halt'>;
  health: Pick<Health, 'summary'>;
  log: { info: (message: string) => void; error: (error: unknown) => void };
  now?: () => number;
}

export interface Watcher {
  /** A report has come: look at the rollouts soon. */
  scheduleCheck: () => void;
  /** What was made of this very rollout when it was last looked at; one that begins anew has no verdict yet. */
  lastVerdict: (name: string, rollout: Rollout) => HealthVerdict | undefined;
  stop: () => void;
}

const SOON_MS = 500;
const EVERY_MS = 5_000;
const DAY = 24 * HOUR;

/** Two rollouts are never of the same salt; the version stands beside it for a registry written by hand. */
const isSame = (a: Rollout, b: Rollout): boolean =>
  a.salt === b.salt && a.version === b.version && a.startedAt === b.startedAt;

/** Judges each rollout every 5 s and soon after a report, and takes back what is bad. */
export const startWatcher = ({ registry, health, log, now = Date.now }: WatcherOptions): Watcher => {
  const verdicts = new Map<string, { rollout: Rollout; verdict: HealthVerdict }>();

  const judgeRollouts = (): void => {
    const { revision, rollouts, pointers } = registry.current();
    for (const [name, rollout] of Object.entries(rollouts)) {
      const began = Date.parse(rollout.startedAt);
      const stable = pointers[name] ?? '';
      const { halt, reason } = judge(
        {
          canary: health.summary(name, rollout.version, began),
          stable: health.summary(name, stable, began),
          stableDay: health.summary(name, stable, now() - DAY),
        },
        rollout.haltOn,
      );
      verdicts.set(name, { rollout, verdict: { at: new Date(now()).toISOString(), halt, reason } });
      if (!halt) continue;
      // Only what was judged is taken back: had somebody changed the registry meanwhile, we look again.
      registry.halt(name, { who: 'gateway', why: reason, expectedRevision: revision });
      log.info(`${name} ${rollout.version} was taken back: ${reason}`);
      // The revision has moved; other rollouts come with the next look.
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

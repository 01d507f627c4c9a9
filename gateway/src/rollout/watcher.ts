import type { HealthState, HealthVerdict } from '@pairwise/contracts/console';

import { RevisionConflict, type Rollout, type SharedRegistry } from '../registry/index.ts';
import { armKey, comparedKeys, hasControl, pagesOf } from './arms.ts';
import type { ArmHealth, ArmPair } from './figures.ts';
import type { Health } from './health.ts';
import { DAY } from './health-files.ts';
import { PAGES_OF_NETWORK } from './independent-pages.ts';
import { judgeArms, type Judgement } from './judge-arms.ts';
import { judge } from './judge.ts';
import { reasonToRaise } from './ramp-decision.ts';

export interface WatcherOptions {
  registry: Pick<SharedRegistry, 'current' | 'halt' | 'raise'>;
  health: Pick<Health, 'summary' | 'times' | 'countedDays'>;
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
const WORST_FIRST: readonly HealthState[] = ['rolled_back', 'worse_not_proven', 'not_enough_data', 'healthy'];

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

  const pairOf = (name: string, { salt, startedAt }: Rollout, percent: number, step: number): ArmPair => {
    const since = Date.parse(startedAt);
    const canary = armKey(salt, step, percent, 'canary');
    const days = Math.max(health.countedDays(name, canary), health.countedDays(name, pagesOf(canary)));
    return {
      percent,
      canary: armHealth(name, canary, since),
      control: armHealth(name, armKey(salt, step, percent, 'control'), since),
      ofOneNetwork: PAGES_OF_NETWORK * days,
    };
  };

  /** Judges the steps that have a control; undefined when none has. */
  const judgeControlled = (name: string, rollout: Rollout, stable: string): Judgement | undefined => {
    const { steps, haltOn, version, startedAt, ramp } = rollout;
    if (!steps.some(hasControl)) return undefined;
    const began = Date.parse(startedAt);
    const compared = {
      pairs: steps.map(({ percent }, step) => pairOf(name, rollout, percent, step)),
      before: health.times(name, stable, began - DAY, began),
      messages: health.summary(name, version, began).messages,
      percentages: ramp?.percents.filter((percent) => hasControl({ percent })).length ?? 1,
    };
    return judgeArms(compared, haltOn);
  };

  /** Judges what the whole of an audience gets, where no step has a control: by what was counted of the versions. */
  const judgeWhole = (name: string, { haltOn, startedAt, version }: Rollout, stable: string): Judgement => {
    const began = Date.parse(startedAt);
    const compared = {
      canary: health.summary(name, version, began),
      stable: health.summary(name, stable, began),
      stableDay: health.summary(name, stable, now() - DAY),
    };
    return judge(compared, haltOn);
  };

  /**
   * Judges the steps of 100 % beside others. Pages are counted by arm only, so their silence is compared with that of the
   * controls of the other steps.
   */
  const judgeBeside = (name: string, rollout: Rollout, stable: string, versions: string[]): Judgement => {
    const { haltOn, startedAt, version } = rollout;
    const began = Date.parse(startedAt);
    const silenceOf = (keys: string[]) => health.summary(name, keys.map(pagesOf), began).silence;
    const silence = silenceOf(comparedKeys(rollout).control);
    const compared = {
      canary: {
        ...health.summary(name, versions, began),
        // Arms have no messages of their own.
        messages: health.summary(name, version, began).messages,
        silence: silenceOf(versions),
      },
      stable: { ...health.summary(name, stable, began), silence },
      stableDay: { ...health.summary(name, stable, now() - DAY), silence },
    };
    return judge(compared, haltOn);
  };

  /** Returns what is known of a canary: of steps with and without a control the worse. */
  const judgementOf = (name: string, rollout: Rollout, stable: string): Judgement => {
    const controlled = judgeControlled(name, rollout, stable);
    if (!controlled) return judgeWhole(name, rollout, stable);
    const { salt, steps } = rollout;
    const versions = steps.flatMap(({ percent }, step) => (percent === 100 ? armKey(salt, step, 100, 'canary') : []));
    if (versions.length === 0) return controlled;
    const others = judgeBeside(name, rollout, stable, versions);
    return WORST_FIRST.indexOf(others.state) < WORST_FIRST.indexOf(controlled.state) ? others : controlled;
  };

  const judgeRollouts = async (): Promise<void> => {
    const { revision, rollouts, pointers } = registry.current();
    for (const [name, rollout] of Object.entries(rollouts)) {
      const judgement = judgementOf(name, rollout, pointers[name] ?? '');
      const { halt, reason } = judgement;
      verdicts.set(name, { rollout, verdict: { at: new Date(now()).toISOString(), ...judgement } });
      if (!halt) {
        const why = reasonToRaise(rollout, judgement, now());
        if (why === undefined) continue;
        // Of two gateways that judge at the same time, the second one finds another revision.
        await registry.raise(name, { who: 'gateway', why, expectedRevision: revision });
        log.info(`${name} ${rollout.version} was raised after ${why}`);
        return scheduleCheck();
      }
      // Fails when the registry was changed since it was read; the rollout is then judged again.
      await registry.halt(name, { who: 'gateway', why: reason, expectedRevision: revision });
      log.info(`${name} ${rollout.version} was rolled back: ${reason}`);
      // The revision has changed, so the other rollouts are judged next time.
      return scheduleCheck();
    }
  };

  let judging = false;
  const judgeSafely = async (): Promise<void> => {
    // A change that waits for the database is not made twice.
    if (judging) return scheduleCheck();
    judging = true;
    try {
      await judgeRollouts();
    } catch (error) {
      if (error instanceof RevisionConflict) scheduleCheck();
      else log.error(error);
    } finally {
      judging = false;
    }
  };

  let soon: ReturnType<typeof setTimeout> | undefined;
  const scheduleCheck = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      void judgeSafely();
    }, SOON_MS).unref();
  };
  const timer = setInterval(() => void judgeSafely(), EVERY_MS).unref();

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

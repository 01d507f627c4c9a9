import type { HealthVerdict } from '@pairwise/contracts/console';

import { type RegistryDocument, RevisionConflict, type Rollout, type SharedRegistry } from '../registry/index.ts';
import type { Judgement } from './judge-arms.ts';
import { type JudgedHealth, rolloutJudge } from './judge-rollout.ts';
import { reasonToRaise } from './ramp-decision.ts';

export interface WatcherOptions {
  registry: Pick<SharedRegistry, 'current' | 'halt' | 'raise'>;
  health: JudgedHealth;
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

interface Judged {
  name: string;
  rollout: Rollout;
  judgement: Judgement;
}

/** A change of the registry, and what is logged after it. */
interface Change {
  text: string;
  make: () => unknown;
}

/** Whether two rollouts are the same. Salts are unique; the version is compared for registries written by hand. */
const isSame = (a: Rollout, b: Rollout): boolean =>
  a.salt === b.salt && a.version === b.version && a.startedAt === b.startedAt;

/** Judges each rollout every 5 s and soon after a report, rolls bad ones back, and raises those with a ramp. */
export const startWatcher = ({ registry, health, log, now = Date.now }: WatcherOptions): Watcher => {
  const verdicts = new Map<string, { rollout: Rollout; verdict: HealthVerdict }>();

  const judgementOf = rolloutJudge(health, now);

  const reportFailure = (error: unknown): void => {
    // The registry was changed since it was read: everything is judged again.
    if (error instanceof RevisionConflict) scheduleCheck();
    else log.error(error);
  };

  /** Judges every rollout. One that cannot be judged is logged, and the others are judged all the same. */
  const judgeAll = ({ rollouts, pointers }: RegistryDocument): Judged[] =>
    Object.entries(rollouts).flatMap(([name, rollout]): Judged[] => {
      try {
        const judgement = judgementOf(name, rollout, pointers[name] ?? '');
        verdicts.set(name, { rollout, verdict: { at: new Date(now()).toISOString(), ...judgement } });
        return [{ name, rollout, judgement }];
      } catch (error) {
        log.error(error);
        return [];
      }
    });

  /** Returns the changes that verdicts call for. A bad canary does not wait until good ones were raised. */
  const changesFor = (judged: readonly Judged[], expectedRevision: number): Change[] => {
    const halts = judged.flatMap(({ name, rollout: { version }, judgement: { halt, reason: why } }): Change[] => {
      if (!halt) return [];
      const text = `${name} ${version} was rolled back: ${why}`;
      return [{ text, make: () => registry.halt(name, { who: 'gateway', why, expectedRevision }) }];
    });
    const raises = judged.flatMap(({ name, rollout, judgement }): Change[] => {
      const why = judgement.halt ? undefined : reasonToRaise(rollout, judgement, now());
      if (why === undefined) return [];
      const text = `${name} ${rollout.version} was raised after ${why}`;
      // Of two gateways that judge at the same time, the second one finds another revision.
      return [{ text, make: () => registry.raise(name, { who: 'gateway', why, expectedRevision }) }];
    });
    return [...halts, ...raises];
  };

  /** Makes the first change that succeeds. One that fails must not keep the canaries of other names alive. */
  const judgeRollouts = async (): Promise<void> => {
    const document = registry.current();
    for (const { text, make } of changesFor(judgeAll(document), document.revision)) {
      try {
        await make();
        log.info(text);
        // The revision has changed, so the other changes are made after the next judgement.
        return scheduleCheck();
      } catch (error) {
        reportFailure(error);
      }
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
      reportFailure(error);
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

import type { HealthState } from '@pairwise/contracts/console';

import type { Rollout } from '../registry/index.ts';
import { armKey, comparedKeys, hasControl, pagesOf } from './arms.ts';
import type { ArmHealth, ArmPair } from './figures.ts';
import type { Health } from './health.ts';
import { DAY } from './health-files.ts';
import { PAGES_OF_NETWORK } from './independent-pages.ts';
import { judgeArms, type Judgement } from './judge-arms.ts';
import { judge } from './judge.ts';

/** What was counted, as far as judgements need it. */
export type JudgedHealth = Pick<Health, 'summary' | 'times' | 'countedDays'>;

const WORST_FIRST: readonly HealthState[] = ['rolled_back', 'worse_not_proven', 'not_enough_data', 'healthy'];

/** Returns a function that says what is known of a name's canary: of steps with and without a control the worse. */
export const rolloutJudge = (
  health: JudgedHealth,
  now: () => number,
): ((name: string, rollout: Rollout, stable: string) => Judgement) => {
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

  return (name, rollout, stable) => {
    const controlled = judgeControlled(name, rollout, stable);
    if (!controlled) return judgeWhole(name, rollout, stable);
    const { salt, steps } = rollout;
    const versions = steps.flatMap(({ percent }, step) => (percent === 100 ? armKey(salt, step, 100, 'canary') : []));
    if (versions.length === 0) return controlled;
    const others = judgeBeside(name, rollout, stable, versions);
    return WORST_FIRST.indexOf(others.state) < WORST_FIRST.indexOf(controlled.state) ? others : controlled;
  };
};

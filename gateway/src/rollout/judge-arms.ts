import type { HealthVerdict } from '@pairwise/contracts/console';

import type { HaltRule } from '../registry/document.ts';
import { boundsAtAllTimes, evidenceOf, type Failing } from './evidence.ts';
import type { Times } from './health.ts';
import type { VersionHealth } from './version-health.ts';
import { failingNetworks } from './failing-networks.ts';
import { countAbove, countOf, type Histogram, quantile } from './histogram.ts';

/** The documents of one arm of a step. */
export interface ArmHealth {
  /** Documents that loaded the name. */
  loaded: VersionHealth;
  /** All its pages, of which some report. */
  pages: VersionHealth;
  /** Of documents that loaded the name. */
  times: Times;
}

/** The two arms of a step: visitors of the same audience at the same time. */
export interface ArmPair {
  /** Of the audience that gets the canary. */
  percent: number;
  canary: ArmHealth;
  control: ArmHealth;
}

export type Judgement = Pick<HealthVerdict, 'halt' | 'state' | 'reason'>;

/** Of all good canaries, at most so many are rolled back, over all looks at all six figures. */
const ALPHA = 1 / 10_000;
const FIGURES = 6;
const ENOUGH = Math.log(FIGURES / ALPHA);

/** Healthy is said with this probability of an error. */
const HEALTHY_ALPHA = 0.05;

/** A share of documents that are slower than stable's 75th percentile this much above a quarter is worth a rollback. */
const SLOW_DELTA = 0.05;

/** What is slow while too little is known of stable: the limits of the web vitals, in milliseconds and thousandths. */
const SLOW: Record<keyof Times, number> = { ready: 2_500, lcp: 2_500, inp: 200, cls: 100 };
const KNOWN_TIMES = 100;

const nameOfTime: Record<keyof Times, string> = {
  ready: 'ms until it can be used',
  lcp: 'ms of LCP',
  inp: 'ms of INP',
  cls: 'of CLS',
};

const percentText = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** A figure as trials of which some fail, in both arms. */
interface Figure {
  /** What chance distributed, for the evidence. */
  wagered: Failing[];
  canary: Counts;
  control: Counts;
  /** How much more may fail. */
  allowed: number;
  describe: (canary: Counts, control: Counts) => string;
}

interface Counts {
  failed: number;
  trials: number;
}

const rate = ({ failed, trials }: Counts): number => (trials === 0 ? 0 : failed / trials);

const sumOf = (all: readonly Counts[]): Counts => ({
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  trials: all.reduce((sum, { trials }) => sum + trials, 0),
});

const figureOf = (
  pairs: readonly ArmPair[],
  counts: (arm: ArmHealth) => Counts,
  { wagered, ...more }: Pick<Figure, 'allowed' | 'describe'> & { wagered?: Figure['wagered'] },
): Figure => ({
  wagered:
    wagered ??
    pairs.map(({ percent, canary, control }) => ({
      share: percent / 100,
      canary: counts(canary).failed,
      control: counts(control).failed,
    })),
  canary: sumOf(pairs.map(({ canary }) => counts(canary))),
  control: sumOf(pairs.map(({ control }) => counts(control))),
  ...more,
});

/** Formats the most frequent message. */
const example = (messages: VersionHealth['messages']): string => {
  const [first] = messages.toSorted((one, other) => other.count - one.count);
  return first ? `; most often "${first.message}" (${first.phase})` : '';
};

const errorsText = (canary: Counts, control: Counts): string =>
  `${canary.failed} of ${canary.trials} documents with an error, stable ${control.failed} of ${control.trials}`;

const errorFigure = (pairs: readonly ArmPair[], { errorRateDelta, minNetworks = 1 }: HaltRule): Figure =>
  figureOf(pairs, ({ loaded }) => ({ failed: loaded.errorSessions, trials: loaded.sessions }), {
    allowed: errorRateDelta,
    describe: errorsText,
    // Where a verdict requires several networks, one visitor must not decide.
    ...(minNetworks > 1 && {
      wagered: pairs.map(({ percent, canary, control }) => ({
        share: percent / 100,
        ...failingNetworks(canary.loaded.networks, control.loaded.networks),
      })),
    }),
  });

const silenceFigure = (pairs: readonly ArmPair[], rule: HaltRule): Figure =>
  figureOf(
    pairs,
    ({ pages: { silence } }) => ({ failed: Math.max(0, silence.shown - silence.reported), trials: silence.shown }),
    {
      allowed: rule.errorRateDelta,
      describe: (canary, control) =>
        `${canary.failed} of ${canary.trials} pages never reported, stable ${control.failed} of ${control.trials}: ` +
        `they seem to freeze or not to start`,
    },
  );

const timeFigure = (pairs: readonly ArmPair[], time: keyof Times, before: Histogram): Figure => {
  const known = countOf(before) >= KNOWN_TIMES ? quantile(before, 0.75) : null;
  const limit = known ?? SLOW[time];
  return figureOf(pairs, ({ times }) => ({ failed: countAbove(times[time], limit), trials: countOf(times[time]) }), {
    allowed: SLOW_DELTA,
    describe: (canary, control) =>
      `${percentText(rate(canary))} of ${canary.trials} documents need more than ` +
      `${time === 'cls' ? limit / 1000 : Math.round(limit)} ${nameOfTime[time]}, stable ${percentText(rate(control))} ` +
      `of ${control.trials}`,
  });
};

const roundUp = (count: number): string => {
  if (!Number.isFinite(count) || count > 1_000_000) return 'more than a million';
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1);
  return `about ${(Math.ceil(count / size) * size).toLocaleString('en')}`;
};

/** Whether stable has documents to compare with: chance gives some of the audience the canary, and the others stable. */
export const hasControl = (pairs: readonly ArmPair[]): boolean =>
  pairs.some(({ percent }) => percent > 0 && percent < 100);

export interface ComparedArms {
  /** One for each step. */
  pairs: readonly ArmPair[];
  /** Times of stable in the day before the rollout, which say what is slow. */
  before: Times;
  /** Messages of the canary's errors. */
  messages: VersionHealth['messages'];
}

/** Decides from the arms of a rollout whether its canary must be rolled back, and otherwise what is known of it. Pure. */
export const judgeArms = ({ pairs, before, messages }: ComparedArms, rule: HaltRule): Judgement => {
  const errors = errorFigure(pairs, rule);
  const figures = [
    errors,
    silenceFigure(pairs, rule),
    ...(['ready', 'lcp', 'inp', 'cls'] as const).map((time) => timeFigure(pairs, time, before[time])),
  ];
  for (const figure of figures) {
    const { wagered, canary, control, allowed, describe } = figure;
    if (evidenceOf(wagered) < ENOUGH || rate(canary) - rate(control) < allowed) continue;
    const more = figure === errors ? example(messages) : '';
    return { halt: true, state: 'rolled_back', reason: `${describe(canary, control)}${more}` };
  }

  const { canary, control } = errors;
  const text = errorsText(canary, control);
  const documents = canary.trials + control.trials;
  const upper = boundsAtAllTimes(canary.failed, canary.trials, HEALTHY_ALPHA / 2).upper;
  const { lower } = boundsAtAllTimes(control.failed, control.trials, HEALTHY_ALPHA / 2);
  const { errorRateDelta: allowed } = rule;
  if (upper - lower < allowed) {
    return { halt: false, state: 'healthy', reason: `${text}: healthy, not worse by ${percentText(allowed)}` };
  }
  const difference = rate(canary) - rate(control);
  if (difference >= allowed && canary.failed > 0) {
    const more = documents * (ENOUGH / Math.max(evidenceOf(errors.wagered), 0.1) - 1);
    return {
      halt: false,
      state: 'worse_not_proven',
      reason: `${text}: worse, not proven; ${roundUp(more)} more documents decide`,
    };
  }
  // Bounds are as wide as one over the root of the documents, or with few failures as one over their number.
  const wide = (upper - lower - difference) / (allowed - Math.min(difference, allowed / 2));
  const more = documents === 0 ? 2 / allowed : documents * (wide - 1) * (canary.failed < 10 ? 1 : wide);
  return {
    halt: false,
    state: 'not_enough_data',
    reason: `${text}: not enough data; ${roundUp(more)} more documents decide`,
  };
};

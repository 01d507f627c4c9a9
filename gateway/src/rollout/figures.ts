import type { HaltRule } from '../registry/document.ts';
import { boundsAtAllTimes, evidenceOf, type Failing, meanOfStakes } from './evidence.ts';
import { failingNetworks } from './failing-networks.ts';
import type { Times } from './health.ts';
import { countAbove, countOf, type Histogram, quantile } from './histogram.ts';
import type { VersionHealth } from './version-health.ts';

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
  /** The most documents of the canary that one network can have caused, where each counts a few times; 0 by default. */
  ofOneNetwork?: number;
}

/** Documents of an arm, and those of them that fail. */
interface Counts {
  failed: number;
  trials: number;
}

/** A step of the rollout, by a figure. */
interface CountedStep {
  share: number;
  canary: Counts;
  control: Counts;
}

/** Documents that fail or not, in the arms of all steps. */
export interface Measure {
  steps: readonly CountedStep[];
  /** What chance distributed, for the evidence. */
  wagered: readonly Failing[];
  describe: (canary: Counts, control: Counts) => string;
}

/** What is compared: errors, silence, or a time. */
export interface Figure {
  /** One; of a time, one for each limit above which it is slow. */
  measures: readonly [Measure, ...Measure[]];
  /** How much more may fail. */
  allowed: number;
  /** Whether nothing is proven without it. A browser does not measure every time, and some pages have no input. */
  isRequired: boolean;
  /** What a rollback for this figure says about the canary. */
  conclusion?: string;
}

/** The number of figures. */
export const FIGURES = 6;

/** A share of documents that are slower than a limit this much above the one of stable is worth a rollback. */
const SLOW_DELTA = 0.05;

/** What is slow while too little is known of stable: the limits of the web vitals, in milliseconds and thousandths. */
const SLOW: Record<keyof Times, number> = { ready: 2_500, lcp: 2_500, inp: 200, cls: 100 };
const KNOWN_TIMES = 100;
/** Of what is slow for all visitors. In a slow audience nearly every document is above it, whatever the version. */
const LIMITS = [1, 2, 4] as const;

const nameOfTime: Record<keyof Times, string> = {
  ready: 'ms until it can be used',
  lcp: 'ms of LCP',
  inp: 'ms of INP',
  cls: 'of CLS',
};

/** Formats a share, such as `2.5 %`. */
export const percentText = (share: number): string => `${Math.round(share * 1000) / 10} %`;

const rate = ({ failed, trials }: Counts): number => (trials === 0 ? 0 : failed / trials);

const sumOf = (all: readonly Counts[]): Counts => ({
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  trials: all.reduce((sum, { trials }) => sum + trials, 0),
});

/** Returns the documents of a measure in both arms of all steps. */
export const totalsOf = ({ steps }: Pick<Measure, 'steps'>): { canary: Counts; control: Counts } => ({
  canary: sumOf(steps.map(({ canary }) => canary)),
  control: sumOf(steps.map(({ control }) => control)),
});

/** Returns the mean over the steps, by their documents: with other percentages a sum would compare other audiences. */
const meanOfSteps = ({ steps }: Measure, of: (step: CountedStep) => number): number => {
  const all = steps.reduce((sum, { canary, control }) => sum + canary.trials + control.trials, 0);
  if (all === 0) return 0;
  return steps.reduce((sum, step) => sum + (of(step) * (step.canary.trials + step.control.trials)) / all, 0);
};

/** Returns by how much more documents of the canary fail, as a difference of shares. */
export const differenceOf = (measure: Measure): number =>
  meanOfSteps(measure, ({ canary, control }) =>
    canary.trials === 0 || control.trials === 0 ? 0 : rate(canary) - rate(control),
  );

/** Returns the most by which documents of the canary fail more often, with a probability of error of `alpha` at all times together. */
export const differenceAtMost = (measure: Measure, alpha: number): number => {
  const each = alpha / (2 * measure.steps.length);
  return measure.steps.every(({ canary, control }) => canary.trials + control.trials === 0)
    ? 1
    : meanOfSteps(measure, ({ canary, control }) => {
        const { upper } = boundsAtAllTimes(canary.failed, canary.trials, each);
        return upper - boundsAtAllTimes(control.failed, control.trials, each).lower;
      });
};

/** Returns the evidence against the canary: the mean of the stakes of all measures. */
export const evidenceAgainst = ({ measures }: Figure): number =>
  meanOfStakes(measures.map(({ wagered }) => evidenceOf(wagered)));

/** Returns the evidence of one measure by all its documents, whatever their networks. */
export const evidenceOfDocuments = ({ steps }: Measure): number =>
  evidenceOf(steps.map(({ share, canary, control }) => ({ share, canary: canary.failed, control: control.failed })));

const stepsOf = (pairs: readonly ArmPair[], counts: (arm: ArmHealth) => Counts): CountedStep[] =>
  pairs.map(({ percent, canary, control }) => ({
    share: percent / 100,
    canary: counts(canary),
    control: counts(control),
  }));

/** Returns the failing documents without those that as many networks can cause as must not decide. */
const withoutFewNetworks = (
  steps: readonly CountedStep[],
  pairs: readonly ArmPair[],
  { minNetworks = 1 }: HaltRule,
): Failing[] =>
  steps.map(({ share, canary, control }, at) => ({
    share,
    canary: Math.max(0, canary.failed - (minNetworks - 1) * (pairs[at]?.ofOneNetwork ?? 0)),
    control: control.failed,
  }));

const errorFigure = (pairs: readonly ArmPair[], rule: HaltRule): Figure => {
  const { errorRateDelta, minNetworks = 1 } = rule;
  const steps = stepsOf(pairs, ({ loaded }) => ({ failed: loaded.errorSessions, trials: loaded.sessions }));
  // Each network counts at most once, so without as many as must not decide there are so many less.
  const byNetwork = pairs.map(({ percent, canary, control }): Failing => {
    const failing = failingNetworks(canary.loaded.networks, control.loaded.networks);
    return { ...failing, share: percent / 100, canary: Math.max(0, failing.canary - (minNetworks - 1)) };
  });
  const measure: Measure = {
    steps,
    wagered: minNetworks > 1 ? byNetwork : withoutFewNetworks(steps, pairs, rule),
    describe: (canary, control) =>
      `${canary.failed} of ${canary.trials} documents with an error, stable ${control.failed} of ${control.trials}`,
  };
  return { measures: [measure], allowed: errorRateDelta, isRequired: true };
};

const silenceFigure = (pairs: readonly ArmPair[], rule: HaltRule): Figure => {
  const steps = stepsOf(pairs, ({ pages: { silence } }) => ({
    failed: Math.max(0, silence.shown - silence.reported),
    trials: silence.shown,
  }));
  const measure: Measure = {
    steps,
    wagered: withoutFewNetworks(steps, pairs, rule),
    describe: (canary, control) =>
      `${canary.failed} of ${canary.trials} pages never reported, stable ${control.failed} of ${control.trials}`,
  };
  const conclusion = ': they seem to freeze or not to start';
  return { measures: [measure], allowed: rule.errorRateDelta, isRequired: true, conclusion };
};

const timeFigure = (pairs: readonly ArmPair[], rule: HaltRule, time: keyof Times, before: Histogram): Figure => {
  const known = countOf(before) >= KNOWN_TIMES ? quantile(before, 0.75) : null;
  const measureAbove = (limit: number): Measure => {
    const steps = stepsOf(pairs, ({ times }) => ({
      failed: countAbove(times[time], limit),
      trials: countOf(times[time]),
    }));
    return {
      steps,
      wagered: withoutFewNetworks(steps, pairs, rule),
      describe: (canary, control) =>
        `${percentText(rate(canary))} of ${canary.trials} documents need more than ` +
        `${time === 'cls' ? limit / 1000 : Math.round(limit)} ${nameOfTime[time]}, stable ` +
        `${percentText(rate(control))} of ${control.trials}`,
    };
  };
  const slow = known ?? SLOW[time];
  const [first, ...more] = LIMITS;
  const measures = [measureAbove(slow * first), ...more.map((factor) => measureAbove(slow * factor))] as const;
  return { measures, allowed: SLOW_DELTA, isRequired: false };
};

/**
 * Returns what is compared between the arms, errors first.
 * @param before times of stable in the day before the rollout, which say what is slow
 */
export const figuresOf = (pairs: readonly ArmPair[], before: Times, rule: HaltRule): readonly Figure[] => [
  errorFigure(pairs, rule),
  silenceFigure(pairs, rule),
  ...(['ready', 'lcp', 'inp', 'cls'] as const).map((time) => timeFigure(pairs, rule, time, before[time])),
];

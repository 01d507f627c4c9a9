import type { HaltRule } from '../registry/document.ts';
import type { VersionHealth } from './version-health.ts';
import { differenceAtLeast, differenceAtMost, interval } from './interval.ts';
import { type Judgement, undecidedText } from './judge-arms.ts';

/*
 * For canaries that all visitors of their audience get, so that there is no control at the same time (judge-arms.ts).
 * Canary and stable are compared by the share of documents with an error. The canary is judged after each report, so
 * every canary would sooner or later exceed a bound that one judgement in twenty exceeds by chance. With Z = 4 it is
 * one in 30,000. Of 50,000 good canaries with 0 to 3 % errors, each judged after every ten of 5,000 documents, none was
 * rolled back by a rule that allows one percentage point more; with a tenth of a point, 6 of 20,000 were. judge.test.ts
 * repeats a part of this.
 */
const Z = 4;

/** Error rate allowed on top of the rule when too little is known of the stable version. */
const UNKNOWN_STABLE = 0.05;

/** Slower than stable by half plus half a second is slow, whatever the visitors' networks. */
const SLOW_FACTOR = 1.5;
const SLOW_MS = 500;
/** With fewer documents the 75th percentile varies too much. */
const MIN_READY_SAMPLES = 200;

/** A shell that does not start cannot report. Less than half of stable's reports per document is too few. */
const SILENT_SHARE = 0.5;
const MIN_SHOWN = 50;

export interface Compared {
  /** Since the rollout began. */
  canary: VersionHealth;
  /** Since the rollout began. */
  stable: VersionHealth;
  /** The last 24 hours, used when `stable` has too few documents: a canary for all visitors leaves it none. */
  stableDay: VersionHealth;
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

const documents = ({ sessions, errorSessions }: Pick<VersionHealth, 'sessions' | 'errorSessions'>): string =>
  `${errorSessions} of ${sessions} documents with an error`;

/** Returns the counts of a canary without the networks with the most errors, as many as one visitor might control. */
const withoutNoisiestNetworks = (
  { sessions, errorSessions, networks }: VersionHealth,
  { minNetworks = 1 }: HaltRule,
) => {
  const loudest = networks.slice(0, minNetworks - 1).reduce((sum, [, errors]) => sum + errors, 0);
  return { sessions: sessions - loudest, errorSessions: errorSessions - loudest };
};

/** Formats the most frequent message. */
const example = ({ messages }: VersionHealth): string => {
  const [first] = messages.toSorted((a, b) => b.count - a.count);
  return first ? `; most often "${first.message}" (${first.phase})` : '';
};

const judgeErrors = ({ canary, stable, stableDay }: Compared, rule: HaltRule): string | undefined => {
  const counted = withoutNoisiestNetworks(canary, rule);
  if (counted.sessions < rule.minSessions) return undefined;
  const known = [stable, stableDay].find(({ sessions }) => sessions >= rule.minSessions);
  const against = known ?? stableDay;
  const worse =
    against.sessions > 0
      ? differenceAtLeast(counted, against, Z)
      : interval(counted.errorSessions, counted.sessions, Z).lower;
  const allowed = rule.errorRateDelta + (known ? 0 : UNKNOWN_STABLE);
  if (worse <= allowed) return undefined;
  const when = known === stable ? '' : ' in the last 24 hours';
  const { errorSessions, sessions } = against;
  return (
    `${documents(canary)}, stable ${errorSessions} of ${sessions}${when}: worse by at least ${percent(worse)}, ` +
    `allowed are ${percent(allowed)}${known ? '' : ' because stable has little data'}${example(canary)}`
  );
};

const judgeSpeed = ({ canary, stable, stableDay }: Compared, rule: HaltRule): string | undefined => {
  const enough = Math.max(MIN_READY_SAMPLES, rule.minSessions);
  const known = [stable, stableDay].find(({ readySamples }) => readySamples >= enough);
  if (!known || canary.readySamples < enough || canary.readyP75Ms === null || known.readyP75Ms === null) {
    return undefined;
  }
  if (canary.readyP75Ms <= known.readyP75Ms * SLOW_FACTOR + SLOW_MS) return undefined;
  return (
    `it needs ${Math.round(canary.readyP75Ms)} ms until it can be used (75th percentile of ${canary.readySamples}), ` +
    `stable ${Math.round(known.readyP75Ms)} ms`
  );
};

const judgeSilence = ({ canary, stable, stableDay }: Compared, rule: HaltRule): string | undefined => {
  const enough = Math.max(MIN_SHOWN, rule.minSessions);
  const known = [stable, stableDay].find(({ silence }) => silence.shown >= enough);
  if (!known || canary.silence.shown < enough) return undefined;
  const atMost = interval(canary.silence.reported, canary.silence.shown, Z).upper;
  const usual = interval(known.silence.reported, known.silence.shown, Z).lower;
  if (atMost >= usual * SILENT_SHARE) return undefined;
  return (
    `only ${canary.silence.reported} of ${canary.silence.shown} documents reported at all, ` +
    `stable ${known.silence.reported} of ${known.silence.shown}: it seems not to start`
  );
};

interface Open {
  state: 'worse_not_proven' | 'not_enough_data';
  reason: string;
}

/** Returns why errors do not prove the canary healthy; undefined when they do. */
const openErrors = (
  { canary, stable, stableDay }: Compared,
  { errorRateDelta, minSessions }: HaltRule,
): Open | undefined => {
  const known = [stable, stableDay].find(({ sessions }) => sessions >= minSessions);
  const against = known ?? stableDay;
  const figures = `${documents(canary)}, stable ${against.errorSessions} of ${against.sessions}`;
  if (canary.sessions < minSessions) {
    const reason = `${figures}: not enough data, no verdict before ${minSessions} documents`;
    return { state: 'not_enough_data', reason };
  }
  if (!known) {
    return {
      state: 'not_enough_data',
      reason: undecidedText(figures, 'not enough data', minSessions - against.sessions),
    };
  }
  const atMost = differenceAtMost(canary, known, Z);
  if (atMost < errorRateDelta) return undefined;
  const difference = canary.errorRate - known.errorRate;
  const isWorse = difference >= errorRateDelta && canary.errorSessions > 0;
  // Intervals are as wide as one over the root of the documents, or with few errors as one over their number.
  const room = isWorse ? difference - errorRateDelta : errorRateDelta - Math.min(difference, errorRateDelta / 2);
  const wide = isWorse ? (difference - differenceAtLeast(canary, known, Z)) / room : (atMost - difference) / room;
  const more = canary.sessions * Math.max(0.1, (canary.errorSessions < 10 ? wide : wide ** 2) - 1);
  return isWorse
    ? { state: 'worse_not_proven', reason: undecidedText(figures, 'worse, not proven', more) }
    : { state: 'not_enough_data', reason: undecidedText(figures, 'not enough data', more) };
};

/** Returns why ready times do not prove the canary healthy; undefined when they do, or when none are measured. */
const openSpeed = ({ canary, stable, stableDay }: Compared, rule: HaltRule): Open | undefined => {
  const enough = Math.max(MIN_READY_SAMPLES, rule.minSessions);
  if (canary.readySamples + stable.readySamples + stableDay.readySamples === 0) return undefined;
  const known = Math.max(stable.readySamples, stableDay.readySamples);
  const more = enough - Math.min(canary.readySamples, known);
  if (more <= 0) return undefined;
  const figures = `ready times of ${canary.readySamples} documents, stable ${known}`;
  return { state: 'not_enough_data', reason: undecidedText(figures, 'not enough data', more) };
};

/** Returns why silence does not prove the canary healthy; undefined when it does, or when no pages are counted. */
const openSilence = ({ canary, stable, stableDay }: Compared, rule: HaltRule): Open | undefined => {
  const enough = Math.max(MIN_SHOWN, rule.minSessions);
  const known = stable.silence.shown >= enough ? stable.silence : stableDay.silence;
  const { shown, reported } = canary.silence;
  if (shown + known.shown === 0) return undefined;
  const figures = `${reported} of ${shown} documents reported, stable ${known.reported} of ${known.shown}`;
  const few = enough - Math.min(shown, known.shown);
  if (few > 0) return { state: 'not_enough_data', reason: undecidedText(figures, 'not enough data', few) };
  const atLeast = interval(reported, shown, Z).lower;
  const usual = interval(known.reported, known.shown, Z).upper;
  if (atLeast >= usual * SILENT_SHARE) return undefined;
  return { state: 'not_enough_data', reason: undecidedText(figures, 'not enough data', shown) };
};

/**
 * Decides whether a canary must be rolled back: it has more documents with an error than stable, is clearly slower, or
 * does not report. It is healthy when the same intervals prove that it is not. Pure.
 */
export const judge = (compared: Compared, rule: HaltRule): Judgement => {
  const worse = judgeErrors(compared, rule) ?? judgeSpeed(compared, rule) ?? judgeSilence(compared, rule);
  if (worse !== undefined) return { halt: true, state: 'rolled_back', reason: worse };
  const open = openErrors(compared, rule) ?? openSpeed(compared, rule) ?? openSilence(compared, rule);
  if (open) return { halt: false, ...open };
  const { canary, stable, stableDay } = compared;
  const { errorSessions, sessions } = stable.sessions >= rule.minSessions ? stable : stableDay;
  const figures = `${documents(canary)}, stable ${errorSessions} of ${sessions}`;
  return { halt: false, state: 'healthy', reason: `${figures}: healthy, not worse by ${percent(rule.errorRateDelta)}` };
};

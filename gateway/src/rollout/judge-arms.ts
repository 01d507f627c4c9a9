import type { HealthVerdict } from '@pairwise/contracts/console';

import type { HaltRule } from '../registry/document.ts';
import { hasControl } from './arms.ts';
import { evidenceOf } from './evidence.ts';
import {
  type ArmPair,
  differenceAtMost,
  differenceOf,
  evidenceAgainst,
  evidenceOfDocuments,
  type Figure,
  FIGURES,
  figuresOf,
  type Measure,
  percentText,
  totalsOf,
} from './figures.ts';
import type { Times } from './health.ts';
import type { VersionHealth } from './version-health.ts';

export type Judgement = Pick<HealthVerdict, 'halt' | 'state' | 'reason'>;

/** Of all good canaries, at most so many are rolled back, over all checks of all figures and all percentages of a ramp. */
const ALPHA = 1 / 10_000;

/** Healthy is said with this probability of an error, over all figures. */
const HEALTHY_ALPHA = 0.05;

export interface ComparedArms {
  /** One for each step. Those without a control are left out. */
  pairs: readonly ArmPair[];
  /** Times of stable in the day before the rollout, which say what is slow. */
  before: Times;
  /** Messages of the canary's errors. */
  messages: VersionHealth['messages'];
  /** At how many percentages of a ramp the canary is judged, each a new game; 1 by default. */
  percentages?: number;
}

/** Formats the most frequent message. */
const example = (messages: VersionHealth['messages']): string => {
  const [first] = messages.toSorted((one, other) => other.count - one.count);
  return first ? `; most often "${first.message}" (${first.phase})` : '';
};

const textOf = (measure: Measure): string => {
  const { canary, control } = totalsOf(measure);
  return measure.describe(canary, control);
};

/** Returns the measure with the most evidence, of those by which the canary is worse by what is allowed or more. */
const worstOf = ({ measures, allowed }: Figure): Measure | undefined =>
  measures
    .filter((measure) => differenceOf(measure) >= allowed)
    .toSorted((one, other) => evidenceOf(other.wagered) - evidenceOf(one.wagered))[0];

/** Returns the evidence that suffices for a rollback. */
const enoughOf = ({ percentages = 1 }: ComparedArms): number => Math.log((FIGURES * Math.max(1, percentages)) / ALPHA);

const comparedFigures = ({ pairs, before }: ComparedArms, rule: HaltRule): readonly Figure[] =>
  figuresOf(pairs.filter(hasControl), before, rule);

const reasonOf = (figures: readonly Figure[], compared: ComparedArms): string | undefined => {
  const enough = enoughOf(compared);
  for (const [at, figure] of figures.entries()) {
    if (evidenceAgainst(figure) < enough) continue;
    const worst = worstOf(figure);
    if (!worst) continue;
    return `${textOf(worst)}${figure.conclusion ?? ''}${at === 0 ? example(compared.messages) : ''}`;
  }
  return undefined;
};

/** Returns why a canary must be rolled back, by the arms of its rollout; undefined when it must not. Pure. */
export const reasonToHalt = (compared: ComparedArms, rule: HaltRule): string | undefined =>
  reasonOf(comparedFigures(compared, rule), compared);

const trialsOf = (measure: Measure): number => {
  const { canary, control } = totalsOf(measure);
  return canary.trials + control.trials;
};

/** Returns the measure that makes a canary seem worse, though by chance perhaps. */
const seemingWorse = (figures: readonly Figure[]): Measure | undefined =>
  figures
    .flatMap((figure) => figure.measures.map((measure) => ({ measure, allowed: figure.allowed })))
    .filter(
      ({ measure, allowed }) =>
        differenceOf(measure) >= allowed &&
        totalsOf(measure).canary.failed > 0 &&
        // With a few documents a difference of this size means nothing.
        evidenceOfDocuments(measure) > 0,
    )
    .map(({ measure }) => measure)
    .toSorted((one, other) => evidenceOfDocuments(other) - evidenceOfDocuments(one))[0];

/** Returns how many more documents of a measure prove that it is not worse; 0 when it is proven. */
const documentsToHealthy = (measure: Measure, allowed: number, alpha: number): number => {
  const atMost = differenceAtMost(measure, alpha);
  if (atMost < allowed) return 0;
  const trials = trialsOf(measure);
  if (trials === 0) return 2 / allowed;
  const difference = differenceOf(measure);
  // Bounds are as wide as one over the root of the documents, or with few failures as one over their number.
  const wide = (atMost - difference) / (allowed - Math.min(difference, allowed / 2));
  const few = totalsOf(measure).canary.failed < 10;
  return Math.max(1, trials * (wide - 1) * (few ? 1 : wide));
};

const roundUp = (count: number): string => {
  if (!Number.isFinite(count) || count > 1_000_000) return 'more than a million';
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1);
  return `about ${(Math.ceil(count / size) * size).toLocaleString('en')}`;
};

/** Formats that a canary needs more documents: “not enough data; about 1,000 more documents decide”. */
export const undecidedText = (figures: string, why: 'not enough data' | 'worse, not proven', more: number): string =>
  `${figures}: ${why}; ${roundUp(more)} more documents decide`;

/** Decides from the arms of a rollout whether its canary must be rolled back, and otherwise what is known of it. Pure. */
export const judgeArms = (compared: ComparedArms, rule: HaltRule): Judgement => {
  const figures = comparedFigures(compared, rule);
  const reason = reasonOf(figures, compared);
  if (reason !== undefined) return { halt: true, state: 'rolled_back', reason };

  const [errors] = figures;
  const documents = errors ? trialsOf(errors.measures[0]) : 0;
  const worse = seemingWorse(figures);
  if (worse) {
    const missing = enoughOf(compared) / Math.max(evidenceOf(worse.wagered), 0.1) - 1;
    const more = documents * Math.max(missing, 0.05);
    return { halt: false, state: 'worse_not_proven', reason: undecidedText(textOf(worse), 'worse, not proven', more) };
  }
  const known = figures.filter(({ isRequired, measures }) => isRequired || measures.some((one) => trialsOf(one) > 0));
  const open = known
    .flatMap(({ measures, allowed }) =>
      measures.map((measure) => {
        const more = documentsToHealthy(measure, allowed, HEALTHY_ALPHA / known.length);
        // Not every document has every figure.
        const perTrial = Math.max(1, documents / (trialsOf(measure) || Infinity));
        return { measure, more: more * perTrial };
      }),
    )
    .filter(({ more }) => more > 0)
    .reduce<{ measure: Measure; more: number } | undefined>(
      (most, one) => (most && most.more >= one.more ? most : one),
      undefined,
    );
  if (open) {
    const text = undecidedText(textOf(open.measure), 'not enough data', open.more);
    return { halt: false, state: 'not_enough_data', reason: text };
  }
  const text = errors ? textOf(errors.measures[0]) : '';
  const slowest = figures.find(({ isRequired }) => !isRequired)?.allowed ?? 0;
  return {
    halt: false,
    state: 'healthy',
    reason:
      `${text}: healthy, not worse by ${percentText(rule.errorRateDelta)} in errors and silent pages, ` +
      `nor by ${percentText(slowest)} in slow documents`,
  };
};

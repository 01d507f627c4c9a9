import type { Language } from './languages.ts';
import type { CarriedResponse } from './registry.ts';

/*
 * Experiments: two or more variants of one lander share its visitors by chance. The gateway assigns, counts and compares them;
 * command line and console show the result.
 */

/** The variant of a lander whose address has no slug: its usual texts. */
export const DEFAULT_VARIANT = 'default';

/** How many variants one experiment compares. Each further one needs more visits. */
export const MAX_VARIANTS = 4;

/**
 * What an experiment expects, as shares: `baseline` is the rate of the control, `effect` the least relative difference
 * to find.
 */
export interface ExperimentPlan {
  /** Signups per visit, between 0 and 1. */
  baseline: number;
  /** 0.1 finds a rate that is a tenth higher. */
  effect: number;
}

/** How an experiment ended. */
export interface ExperimentEnd {
  at: string;
  by: string;
  /** The variant that all visitors see since then; missing when it was stopped without one. */
  promoted?: string;
}

/** An experiment with the variants of one lander. Its salt stays in the gateway. */
export interface Experiment {
  id: string;
  /** The remote with the lander. */
  name: string;
  /** The control first: what all visitors have seen until now. */
  variants: string[];
  startedAt: string;
  startedBy: string;
  plan: ExperimentPlan;
  /** Missing while it runs. */
  end?: ExperimentEnd;
}

/** The kind of device that a browser says it runs on. */
export type Device = 'phone' | 'tablet' | 'desktop';

/** Visitors of one variant, each counted once, and those of them who signed up. */
export interface VariantCounts {
  variant: string;
  visits: number;
  signups: number;
}

/** A variant compared with the control. */
export interface VariantFigures extends VariantCounts {
  /** Signups per visit; null without a visit, and while the result is hidden. */
  rate: number | null;
  /**
   * The relative difference of the rate from that of the control, and the interval that contains the true one at all times
   * together with a probability of 95 %; null for the control, without data, and while the result is hidden. `upper` is null
   * where nothing limits it.
   */
  difference: { estimate: number; lower: number; upper: number | null } | null;
}

/** Whether the visits are distributed as chance does: equally. `failed` hides the result, and that of all its parts. */
export interface SampleRatio {
  state: 'not_enough_data' | 'passed' | 'failed';
  /** Of Pearson's χ² test; null with too few visits. */
  p: number | null;
}

/** What is known of the visits of an experiment, or of a part of them. */
export interface ExperimentResult {
  variants: VariantFigures[];
  sampleRatio: SampleRatio;
  /**
   * The control when every other variant is proven worse; else, of the variants that are proven better than the control, the one
   * with the greatest estimate, which nothing proves better than the others. Null while nothing is proven.
   */
  winner: string | null;
}

/** A part of the visits: those with one language, device, country or niche. */
export interface ExperimentPart extends ExperimentResult {
  value: string;
}

export interface ExperimentState extends Experiment {
  /**
   * Visits of each variant after which an effect of the planned size is found in four of five cases; null when it is
   * too small to be found.
   */
  neededVisits: number | null;
  result: ExperimentResult;
  /** Largest first. Their intervals are not corrected for the number of parts: they raise questions, they prove nothing. */
  parts: { language: ExperimentPart[]; device: ExperimentPart[]; country: ExperimentPart[]; niche: ExperimentPart[] };
  /** Counting has ended, because the gateway keeps only so many visitors of one experiment. */
  isFull: boolean;
}

/** One lander that can have experiments, or that has had one before it was removed. */
export interface LanderState {
  /** Its address without a slug, such as `/landers/gallery`. */
  lander: string;
  /** False for a lander that the live version lacks: its experiment can still be stopped. */
  isLive: boolean;
  /** The variants of the live version. */
  variants: string[];
  /** The variant that visitors see at the address without a slug. */
  shown: string;
  /** The running experiment, or the last one. */
  experiment: ExperimentState | null;
}

/** `GET /api/names/:name/experiments`. */
export interface ExperimentsResponse {
  name: string;
  landers: LanderState[];
}

/** A visit as it is counted. */
export interface VisitFacts {
  language: Language;
  device: Device;
  /** ISO country code; empty when it is unknown. */
  country: string;
  /** The niche of the site, such as `she`; empty when it is unknown. All sites share the experiment of a lander. */
  niche: string;
}

/**
 * The response of `POST /__mfe/objection`: what was recorded, and the signed value that the links of the open page take to other
 * origins from now on.
 */
export interface ObjectionResponse extends CarriedResponse {
  objected: boolean;
}

/** The cookie of a visitor who has objected to experiments. Pages read it, and `POST /__mfe/objection` sets it. */
export const objectionCookie = { name: 'mfe.experiments', value: 'no', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

import type { Language } from './languages.ts';

/** The visitors a step of a rollout is for. A missing field matches all visitors. */
export interface Audience {
  /** ISO country codes, as in `geoip_selected_country`. */
  countries?: string[];
  languages?: Language[];
  niches?: number[];
  /** Visitors who are signed in with a deploy token. */
  staff?: boolean;
}

export interface RolloutStep {
  audience: Audience;
  /** 0 to 100, of the visitors who match the audience. */
  percent: number;
}

/** When the gateway rolls a canary back automatically (gateway/src/rollout/judge.ts). */
export interface HaltRule {
  /** There is no verdict before this many documents reported on the canary. */
  minSessions: number;
  /** How much the error rate of the canary may exceed that of stable: 0.01 is one document in a hundred. */
  errorRateDelta: number;
  /**
   * The fewest networks from which errors must come: the verdict must be the same without the `minNetworks - 1`
   * networks that reported the most errors. Default 1, because a local installation has only one. Use at least 3 in
   * public, so that a single visitor cannot halt a canary.
   */
  minNetworks?: number;
}

/** The percentages that a canary reaches by itself, one after the other, while it is proven healthy. */
export interface RampPlan {
  /** They rise. The canary starts with one of them. */
  percents: number[];
  /** The shortest time at each percentage, in minutes. */
  holdMinutes: number;
  /** ISO 8601: no raise before this time. A canary that starts with 0 % begins then. */
  notBefore?: string;
}

/** The ramp of a running canary. */
export interface Ramp extends RampPlan {
  /** Since when the canary has its present percentage, or since the ramp was resumed. */
  since: string;
  /** By whom and when it was paused; missing while it is not paused. */
  paused?: { at: string; by: string };
}

/** A canary beside the stable version. Its salt stays in the gateway. */
export interface Rollout {
  version: string;
  startedAt: string;
  startedBy: string;
  /** A visitor belongs to the first step whose audience matches. */
  steps: RolloutStep[];
  haltOn: HaltRule;
  /** Missing when only persons change its percentage. */
  ramp?: Ramp;
}

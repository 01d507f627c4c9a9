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

/** When the gateway rolls a canary back automatically (gateway/src/rollout/judge-arms.ts, and without a control judge.ts). */
export interface HaltRule {
  /**
   * Of a canary that its whole audience gets: there is no verdict before this many documents. Beside a control, the verdict
   * follows as soon as it is certain.
   */
  minSessions: number;
  /**
   * How much the rate of errors, or of pages that never report, may exceed that of stable: 0.01 is one document in a
   * hundred.
   */
  errorRateDelta: number;
  /**
   * The fewest networks that a rollback needs: the verdict must be the same without what `minNetworks - 1` networks can cause.
   * Default 1, because a local installation has only one. Use at least 3 in public, so that a single visitor cannot halt a
   * canary.
   */
  minNetworks?: number;
}

/** The rule of canaries that set none. The gateway adds `minNetworks`, which is 3 in public. */
export const defaultHaltRule = { minSessions: 500, errorRateDelta: 0.002 } as const satisfies HaltRule;

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

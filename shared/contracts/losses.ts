import type { Slot } from './remote.ts';

/* What visitors lose when another version of a deployable goes live, or none: parts of the JSON of the control API. */

/** A change that loses addresses which are live. */
export interface LosesRoutes {
  /** The addresses, which the author has named; missing when the change loses none. */
  loseRoutes?: string[];
}

/** What is missing when no version of a deployable is live. */
export interface OfflineEffects {
  /** Patterns of the addresses that then show the error page; for the shell every live address. */
  routes: string[];
  /** The live deployables that need it: for the shell every remote, for a remote those that show its widgets. */
  neededBy: { name: string; slots: Slot[] }[];
}

/** Addresses that a deployable loses when another version becomes the stable one. */
export interface LostAddresses {
  /** Addresses that then show the error page, with those of the variants of lost landers. */
  routes: string[];
  /** Addresses of lost variants, which then show the usual texts of their lander. */
  variants: string[];
}

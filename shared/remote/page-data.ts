import { matchRoute } from '@pairwise/contracts/match-route';
import { pageData } from '@pairwise/router';

/** Returns whether this document comes from a gateway in demo mode. */
export const isDemoMode = (): boolean => pageData().demo ?? false;

/**
 * Returns the variant that a lander shows although its address does not name one; undefined for the default one. An experiment
 * or a promotion chose it for this document (docs/decisions/0043).
 */
export const shownVariant = (pathname: string): string | undefined => {
  const { variants = {} } = pageData();
  const lander = pathname.replace(/\/+$/, '');
  return Object.hasOwn(variants, lander) ? variants[lander] : undefined;
};

/**
 * Returns whether a live remote has a route for this path; query and fragment do not matter (docs/decisions/0011). Pages
 * link only to such paths, so a route that is not live yet, or was rolled back, disappears with the registry's change.
 * Returns true for every path when the page data has no list of routes.
 */
export const isRouteLive = (path: string): boolean => {
  const { liveRoutes } = pageData();
  if (liveRoutes === undefined) return true;
  const patterns = liveRoutes.map((pattern) => ({ path: pattern }));
  return matchRoute(patterns, path.replace(/[?#].*$/, '')) !== undefined;
};

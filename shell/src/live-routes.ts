import { matchRoute } from '@pairwise/contracts/match-route';

let patterns: readonly { path: string }[] | undefined;

/** Takes over which routes the live remotes have, in all zones; called once, at boot. */
export const setLiveRoutes = (paths: readonly string[]): void => {
  patterns = paths.map((path) => ({ path }));
};

/**
 * Whether some live remote shows this path. The frame offers only such links: what a team has not put live yet, or
 * has taken back, leaves the navigation with it, and comes by the registry alone.
 */
export const isLive = (path: string): boolean =>
  patterns === undefined || matchRoute(patterns, path.replace(/[?#].*$/, '')) !== undefined;

/** A route pattern in react-router's syntax: `/members/:id`, `/gallery/:slug?`. */
export interface RoutePattern {
  path: string;
}

/** Parameters with restricted values. A link token from a mail is 32 random bytes, so nothing else may match it. */
const parameterValues: Readonly<Record<string, RegExp>> = { token: /^[A-Za-z0-9_-]{43}$/ };

/** `/members/:id` → `members`, `:id` */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Returns one character for each segment: `s` fixed, `p` parameter. The greater string is the more exact match. */
const rank = (pattern: string[], path: string[]): string | undefined => {
  const required = pattern.filter((segment) => !segment.endsWith('?')).length;
  if (path.length < required || path.length > pattern.length) return undefined;
  let result = '';
  for (const [index, value] of path.entries()) {
    const segment = pattern[index] ?? '';
    if (!segment.startsWith(':')) {
      if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
      result += 's';
      continue;
    }
    const allowed = parameterValues[segment.slice(1)];
    if (allowed && !allowed.test(value)) return undefined;
    result += 'p';
  }
  return result;
};

/**
 * Returns the route that matches a path (without query) most exactly, or undefined. Fixed segments have priority over
 * parameters. The gateway, the shell and the remotes all use this function, so that the page, its preloads and the
 * mounted screen always belong to the same route.
 */
export const matchRoute = <Route extends RoutePattern>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined => {
  const path = segmentsOf(pathname);
  let best: Route | undefined;
  let bestRank = '';
  for (const route of routes) {
    const found = rank(segmentsOf(route.path), path);
    if (found === undefined || (best && found <= bestRank)) continue;
    best = route;
    bestRank = found;
  }
  return best;
};

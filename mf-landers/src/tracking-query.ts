import { trackingKeys } from '@pairwise/contracts';

/** The tracking part of a page's query as it was given; nothing else is carried on. */
const trackingQuery = (search: string): URLSearchParams => {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of trackingKeys) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
};

/** Does the page's query name a traffic source? It may open the search to visitors (decisions M-5). */
export const hasTrafficSource = (search: string): boolean => {
  const kept = trackingQuery(search);
  return kept.has('network') || kept.has('ref');
};

/** A path of `paths` with the tracking query added to it (LAND-01). */
export const withTracking = (path: string, search: string): string => {
  const kept = trackingQuery(search).toString();
  if (kept === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${kept}`;
};

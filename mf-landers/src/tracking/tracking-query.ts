import { isTrafficSource, trackingOfAddress, trackingQuery } from '@pairwise/contracts';

/** Checks for a traffic source in the page's query, which may allow visitors to search (decisions M-5). */
export const hasTrafficSource = (search: string): boolean => isTrafficSource(trackingOfAddress(search));

/** Returns the page's tracking parameters as the query of an address: `?ref=7`, or an empty text. */
export const trackingPart = (search: string): string => {
  const kept = trackingQuery(search).toString();
  return kept === '' ? '' : `?${kept}`;
};

/** Adds the page's tracking parameters to a path (LAND-01). */
export const withTracking = (path: string, search: string): string => {
  const kept = trackingPart(search);
  return path.includes('?') ? `${path}${kept.replace('?', '&')}` : `${path}${kept}`;
};

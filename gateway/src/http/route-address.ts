import { segmentsOf } from '@pairwise/contracts/match-route';
import type { RemoteRoute } from '@pairwise/contracts/remote';

/** Returns the segments of a route without its optional parameter, which selects a variant of the page. */
const fixedSegments = (path: string): string[] => segmentsOf(path).filter((segment) => !/^:.*\?$/.test(segment));

/** Returns the one address of a route's page, without its optional parameter; undefined for a route of many pages. */
export const listedPath = ({ path }: Pick<RemoteRoute, 'path'>): string | undefined => {
  const fixed = fixedSegments(path);
  return fixed.some((segment) => segment.startsWith(':')) ? undefined : `/${fixed.join('/')}`;
};

/**
 * Returns the slug of an address: the part that selects the variant of its page; undefined for the page itself.
 * @param path of the page or of its route, without the optional parameter or with it
 */
export const slugIn = (pathname: string, path: string): string | undefined =>
  segmentsOf(pathname)[fixedSegments(path).length];

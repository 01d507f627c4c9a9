import { segmentsOf } from '@pairwise/contracts/match-route';
import type { RemoteRoute, RouteQuery } from '@pairwise/contracts/remote';

import { apiReadPattern } from '../builds/description.ts';

/** Returns the parameters of a path that matches the pattern. */
const pathParameters = (pattern: string, pathname: string): Map<string, string> => {
  const values = segmentsOf(pathname);
  return new Map(
    segmentsOf(pattern).flatMap((segment, index): [string, string][] => {
      const value = values[index];
      return segment.startsWith(':') && value !== undefined
        ? [[segment.slice(1).replace(/\?$/, ''), decodeURIComponent(value)]]
        : [];
    }),
  );
};

const addressOf = (
  { endpoint, fromPath = {}, fromAddress = [], defaults = {} }: RouteQuery,
  parameters: ReadonlyMap<string, string>,
  address: URLSearchParams,
): string[] => {
  const path = apiReadPattern.exec(endpoint)?.[1];
  if (path === undefined) return [];
  const query = new URLSearchParams(defaults);
  for (const [name, parameter] of Object.entries(fromPath)) {
    const value = parameters.get(parameter);
    if (value === undefined) return [];
    query.set(name, value);
  }
  for (const name of fromAddress) {
    const value = address.get(name);
    if (value !== null) query.set(name, value);
  }
  const text = query.toString();
  return [text === '' ? path : `${path}?${text}`];
};

/**
 * Returns the addresses of the data that the first screen of a route reads, for preload links. The browser then loads
 * the data in parallel with the code, and the api client uses the responses (`shared/api-client/preloaded.ts`).
 * @param url path and query of the page
 */
export const dataPreloads = ({ path, queries = [] }: Pick<RemoteRoute, 'path' | 'queries'>, url: string): string[] => {
  const { pathname, searchParams } = new URL(`http://gateway${url}`);
  try {
    const parameters = pathParameters(path, pathname);
    return queries.flatMap((query) => addressOf(query, parameters, searchParams));
  } catch (error) {
    // A path with a broken percent sign matches a route, but names no data.
    if (error instanceof URIError) return [];
    throw error;
  }
};

import { matchRoute } from '@pairwise/contracts/match-route';
import type { PageData } from '@pairwise/contracts/registry';
import { type Zone, zones } from '@pairwise/contracts/remote';
import { arrivalPath, carriedName } from '@pairwise/contracts/zone-hosts';

import { pageData } from './page-data.ts';

/** Any origin, to take paths apart. */
const BASE = 'http://inside.invalid';

const isAbsolutePath = (path: string): boolean => path.startsWith('/') && !path.startsWith('//');

const zoneOf = (path: string, { liveRoutes = [], zoneRoutes }: Partial<PageData>): Zone => {
  const pattern = matchRoute(
    liveRoutes.map((live) => ({ path: live })),
    new URL(path, BASE).pathname,
  )?.path;
  if (pattern === undefined) return 'app';
  return (['site', 'pay'] as const).find((zone) => zoneRoutes?.[zone].includes(pattern)) ?? 'app';
};

interface OtherOrigin {
  zone: Zone;
  origin: string;
}

/** Returns the zone that owns a path and its origin; undefined for the zone of this document, and when all share one origin. */
const otherOrigin = (path: string): OtherOrigin | undefined => {
  const page = pageData();
  if (!page.origins || page.zone === undefined || !isAbsolutePath(path)) return undefined;
  const zone = zoneOf(path, page);
  return zone === page.zone ? undefined : { zone, origin: page.origins[zone] };
};

/** The signed value of the page data, or a newer one. */
let latest: { carried: string | undefined } | undefined;

/** The number of requests for a newer value, and the latest one whose value was set. */
let begun = 0;
let set = 0;

/**
 * Begins a request for what the visitor takes along, such as after a change of the language. Call it before the request is
 * sent, and the returned function with the value of the response: it ignores a value when that of a later request was set.
 */
export const beginCarried = (): ((carried: string | undefined) => void) => {
  begun += 1;
  const mine = begun;
  return (carried) => {
    if (mine < set) return;
    set = mine;
    latest = { carried };
  };
};

/** Replaces what the visitor takes along by a value that needs no request. */
export const setCarried = (carried: string | undefined): void => beginCarried()(carried);

/** Whether the visitor takes along another value than that of the page data. A value that was removed does not count. */
export const hasNewCarried = (): boolean => latest?.carried !== undefined;

const withCarried = (path: string): string => {
  const carried = latest ? latest.carried : pageData().carried;
  const { pathname, searchParams, hash } = new URL(path, BASE);
  searchParams.delete(carriedName);
  if (carried !== undefined) searchParams.set(carriedName, carried);
  const search = searchParams.toString();
  return `${pathname}${search === '' ? '' : `?${search}`}${hash}`;
};

/**
 * Returns the address of a path for the `href` of a link: at the origin that owns the path, or the path itself when that is
 * this document's own. What the visitor takes along is added when the link is used (`departureAddress`).
 */
export const linkAddress = (path: string): string => {
  const other = otherOrigin(path);
  return other ? `${other.origin}${path}` : path;
};

/**
 * Returns the address that leads to a path of another origin, with what the visitor takes along; undefined for a path of this
 * document's own zone. From the app to payments it takes the session along, whatever session is there.
 */
export const departureAddress = (path: string): string | undefined => {
  const other = otherOrigin(path);
  if (!other) return undefined;
  const target = withCarried(path);
  if (pageData().zone !== 'app' || other.zone !== 'pay') return `${other.origin}${target}`;
  return `${other.origin}${arrivalPath}?${new URLSearchParams({ to: target }).toString()}`;
};

/** Returns the path of an address at one of the origins of the site; undefined for any other address. */
export const pathAtOrigins = (address: string): string | undefined => {
  const { origins } = pageData();
  if (!origins) return undefined;
  const { origin, pathname, search, hash } = new URL(address);
  return zones.some((zone) => origins[zone] === origin) ? `${pathname}${search}${hash}` : undefined;
};

/** Opens a path in this tab if another origin owns it. Returns whether it did. */
export const leaveFor = (path: string, { replace = false }: { replace?: boolean | undefined } = {}): boolean => {
  const address = departureAddress(path);
  if (address === undefined) return false;
  if (replace) location.replace(address);
  else location.assign(address);
  return true;
};

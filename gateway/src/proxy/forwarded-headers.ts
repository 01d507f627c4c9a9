import type { FastifyRequest } from 'fastify';

import { isSessionCookie } from '../zones/session-cookie.ts';
import { ownZone, type ZoneAddress } from '../zones/zones.ts';

type Headers = Record<string, string | string[] | undefined>;

/** Cookies of the gateway only. The api must not get the ones that sign in a developer. */
const ownCookie = /^\s*(?:__Host-(?:Http-)?)?mfe\./;

/** Drops the cookies that the api must not get: the gateway's own, and at the origin of the site every session. */
const withAllowedCookies = ({ cookie, ...headers }: Headers, isSite: boolean): Headers => {
  const kept = String(cookie ?? '')
    .split(';')
    .filter((pair) => pair.trim() !== '' && !ownCookie.test(pair) && !(isSite && isSessionCookie(pair)))
    .join(';')
    .trim();
  return kept === '' ? headers : { ...headers, cookie: kept };
};

/** Whether a request arrived at the origin of a site, which has no sessions: landers share it. */
export const isAtSite = (request: Pick<FastifyRequest, 'host'>, address: ZoneAddress): boolean =>
  ownZone(request, address)?.zone === 'site';

/** States where a request came from. Headers about it from outside are dropped. */
export const forwardedHeaders = (
  request: Pick<FastifyRequest, 'host' | 'ip'>,
  headers: Headers,
  address: ZoneAddress,
): Headers => {
  const kept = Object.entries(headers).filter(([name]) => !/^(?:x-forwarded-|x-real-ip$|forwarded$)/i.test(name));
  return {
    ...withAllowedCookies(Object.fromEntries(kept), isAtSite(request, address)),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': address.https ? 'https' : 'http',
  };
};

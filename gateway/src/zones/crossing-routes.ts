import { createHash, randomBytes } from 'node:crypto';

import { matchRoute } from '@pairwise/contracts/match-route';
import { shellRoutes, type Zone } from '@pairwise/contracts/remote';
import { paths } from '@pairwise/contracts/routes';
import { safeInternalPath } from '@pairwise/contracts/safe-internal-path';
import { arrivalPath, hostCookie, signupTicket } from '@pairwise/contracts/zone-hosts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { type CookieRequest, cookieValues, setCookies, siteCookie } from '../http/cookies.ts';
import { isNavigation } from '../http/is-navigation.ts';
import type { RegistryDocument } from '../registry/index.ts';
import { crossingClient } from './crossing-client.ts';
import { type OwnZone, ownZone, type ZoneAddress } from './zones.ts';

const secret = z.string().check(z.regex(/^[\w-]{43}$/));

/** Where a browser leaves the origin that it takes a session from. */
const LEAVE = '/__mfe/leave';

/** A zone that a browser can bring a session to. */
type Target = Exclude<Zone, 'site'>;

/** From which zone: the app has sessions of its own, and at the origin of a site members sign up. */
const sources: Readonly<Record<Target, Zone>> = { pay: 'app', app: 'site' };

/** Returns the address that opens a page of the app or of payments with the member's session. */
export const arrivalAddress = ({ origins }: OwnZone, zone: Target, path: string): string =>
  `${origins[zone]}${arrivalPath}?${new URLSearchParams({ to: path }).toString()}`;

/** Returns the ticket of a member who has just signed up at this origin. */
export const ticketOf = (request: CookieRequest, https: boolean): string | undefined =>
  cookieValues(request, hostCookie(signupTicket, https)).find((value) => secret.safeParse(value).success);

const querySchema = z.object({
  to: z.optional(z.string()),
  challenge: z.optional(secret),
  code: z.optional(secret),
});

type Step = (
  request: FastifyRequest,
  reply: FastifyReply,
  /** Where the request arrived, and the zone that the session is carried to. */
  at: { own: OwnZone; zone: Target; query: z.output<typeof querySchema> },
) => Promise<FastifyReply>;

/** Longer than a code is valid. */
const COOKIE_SECONDS = 120;

export interface CrossingOptions extends ZoneAddress {
  apiUrl: string;
  current: () => RegistryDocument;
}

/** Redirects, with a response that no cache, no log of another site and no script keeps. */
const go = (reply: FastifyReply, address: string): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);

/**
 * Carries a session to another origin (decision 0030), in three redirects: the new origin sets a random value in a
 * cookie of its own, the previous origin gets a code that is bound to the value's hash, and the new origin exchanges
 * the code. From the app a session goes to the origin of payments. From the origin of a site, which has none, a member
 * who has just signed up goes to the app. A failure leads to the price lists or to the login.
 */
export const crossingRoutes = (app: FastifyInstance, options: CrossingOptions): void => {
  if (!options.zones) return;
  const { https, current } = options;
  const client = crossingClient(options);
  // The prefix prevents other hosts of the domain from setting the cookie.
  const cookieName = hostCookie('mfe.crossing', https);
  const cookie = (name: string, value: string, maxAgeSeconds: number) =>
    siteCookie(name, value, { https, maxAgeSeconds, sameSite: 'lax' });

  const routeOf = (path: string) => {
    const { pointers, versions } = current();
    const routes = Object.entries(pointers).flatMap(([name, live]) => versions[name]?.[live]?.data?.routes ?? []);
    return matchRoute([...shellRoutes, ...routes], new URL(`http://gateway${path}`).pathname);
  };

  /** Returns the page to open in a zone; undefined for a page of another one. */
  const targetOf = (zone: Target, to: string | undefined): string | undefined => {
    const path = safeInternalPath(to);
    return path !== undefined && (routeOf(path)?.zone ?? 'app') === zone ? path : undefined;
  };

  const failureAddress = ({ origins }: OwnZone, zone: Target): string =>
    `${origins.app}${zone === 'pay' ? paths.credits() : paths.login()}`;

  const arrive: Step = async (request, reply, { own, zone, query: { to, code } }) => {
    const origin = own.origins[zone];
    if (code === undefined) {
      const target = targetOf(zone, to);
      if (target === undefined) return go(reply, failureAddress(own, zone));
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      setCookies(reply, [cookie(cookieName, verifier, COOKIE_SECONDS)]);
      const leaving = new URLSearchParams({ to: target, challenge }).toString();
      return go(reply, `${own.origins[sources[zone]]}${LEAVE}?${leaving}`);
    }
    const verifier = cookieValues(request, cookieName).find((value) => secret.safeParse(value).success);
    setCookies(reply, [cookie(cookieName, '', 0)]);
    const arrived = verifier === undefined ? undefined : await client.end(request, { code, verifier, origin });
    if (!arrived) return go(reply, failureAddress(own, zone));
    if (arrived.cookies.length > 0) reply.header('set-cookie', arrived.cookies);
    return go(reply, `${origin}${arrived.path}`);
  };

  const leave: Step = async (request, reply, { own, zone, query: { to, challenge } }) => {
    const path = targetOf(zone, to);
    if (path === undefined || challenge === undefined) return go(reply, failureAddress(own, zone));
    const origin = own.origins[zone];
    const ticket = own.zone === 'site' ? ticketOf(request, https) : undefined;
    if (ticket !== undefined) setCookies(reply, [cookie(hostCookie(signupTicket, https), '', 0)]);
    const code =
      own.zone === 'site' && ticket === undefined
        ? undefined
        : await client.begin(request, { challenge, origin, path, ...(ticket !== undefined && { ticket }) });
    // A page for everyone opens without a session; other pages need a login.
    if (code === undefined && zone === 'pay' && routeOf(path)?.access === 'all') return go(reply, `${origin}${path}`);
    if (code === undefined) return go(reply, `${own.origins.app}${paths.login(path)}`);
    return go(reply, `${origin}${arrivalPath}?${new URLSearchParams({ code }).toString()}`);
  };

  const serve = (address: string, targetAt: (zone: Zone) => Target | undefined, step: Step): void => {
    app.get(address, { exposeHeadRoute: false }, async (request, reply) => {
      const own = ownZone(request, options);
      const zone = own && targetAt(own.zone);
      const query = querySchema.safeParse(request.query);
      // A script, a frame or a picture must not cause a code.
      if (!own || !zone || !query.success || !isNavigation(request)) {
        return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
      }
      return step(request, reply, { own, zone, query: query.data });
    });
  };
  serve(arrivalPath, (zone) => (zone === 'site' ? undefined : zone), arrive);
  serve(LEAVE, (zone) => (['pay', 'app'] as const).find((target) => sources[target] === zone), leave);
};

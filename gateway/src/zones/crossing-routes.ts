import { createHash, randomBytes } from 'node:crypto';

import { matchRoute } from '@pairwise/contracts/match-route';
import { paths } from '@pairwise/contracts/routes';
import { safeInternalPath } from '@pairwise/contracts/safe-internal-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

import { cookieValues, setCookies, siteCookie } from '../http/cookies.ts';
import type { RegistryDocument } from '../registry/index.ts';
import { crossingClient } from './crossing-client.ts';
import { type OwnZone, ownZone, type ZoneAddress } from './zones.ts';

/** Where a browser goes to get a session at the origin of payments. */
const ARRIVE = '/__mfe/arrive';
const LEAVE = '/__mfe/leave';

/** Returns the address that opens a page at the origin of payments with the member's session. */
export const arrivalAddress = ({ origins }: OwnZone, path: string): string =>
  `${origins.pay}${ARRIVE}?${new URLSearchParams({ to: path }).toString()}`;

const secret = z.string().check(z.regex(/^[\w-]{43}$/));
const querySchema = z.object({
  to: z.optional(z.string()),
  challenge: z.optional(secret),
  code: z.optional(secret),
});

/** Longer than a code is valid. */
const COOKIE_SECONDS = 120;

export interface CrossingOptions extends ZoneAddress {
  apiUrl: string;
  current: () => RegistryDocument;
}

/** Redirects, with a response that no cache, no log of another site and no script keeps. */
const go = (reply: FastifyReply, address: string): FastifyReply =>
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);

/** Whether a browser opens a page. A script, a frame or a picture must not cause a code. */
const isNavigation = ({ headers }: FastifyRequest): boolean =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/**
 * Carries a session from the app to the origin of payments (decision 0030), in three redirects: that origin sets a random
 * value in a cookie of its own, the app's origin gets a code that is bound to the value's hash, and the first one exchanges
 * the code. What goes wrong ends at the price lists, or at the login without a session.
 */
export const crossingRoutes = (app: FastifyInstance, options: CrossingOptions): void => {
  if (!options.zones) return;
  const { https, current } = options;
  const client = crossingClient(options);
  // The prefix prevents other hosts of the domain from setting the cookie.
  const cookieName = `${https ? '__Host-' : ''}mfe.crossing`;
  const cookie = (value: string, maxAgeSeconds: number) =>
    siteCookie(cookieName, value, { https, maxAgeSeconds, sameSite: 'lax' });

  const isPayPage = (path: string): boolean => {
    const { pointers, versions } = current();
    const routes = Object.entries(pointers).flatMap(([name, live]) => versions[name]?.[live]?.data?.routes ?? []);
    return matchRoute(routes, new URL(`http://gateway${path}`).pathname)?.zone === 'pay';
  };

  /** Returns the page to open at the origin of payments; undefined for anything else. */
  const targetOf = (to: string | undefined): string | undefined => {
    const path = safeInternalPath(to);
    return path !== undefined && isPayPage(path) ? path : undefined;
  };

  const arrive = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { origins }: OwnZone,
    { to, code }: z.output<typeof querySchema>,
  ): Promise<FastifyReply> => {
    const priceLists = `${origins.app}${paths.credits()}`;
    if (code === undefined) {
      const target = targetOf(to);
      if (target === undefined) return go(reply, priceLists);
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      setCookies(reply, [cookie(verifier, COOKIE_SECONDS)]);
      return go(reply, `${origins.app}${LEAVE}?${new URLSearchParams({ to: target, challenge }).toString()}`);
    }
    const verifier = cookieValues(request, cookieName).find((value) => secret.safeParse(value).success);
    setCookies(reply, [cookie('', 0)]);
    const arrived =
      verifier === undefined ? undefined : await client.end(request, { code, verifier, origin: origins.pay });
    if (!arrived) return go(reply, priceLists);
    reply.header('set-cookie', arrived.cookies);
    return go(reply, `${origins.pay}${arrived.path}`);
  };

  const leave = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { origins }: OwnZone,
    { to, challenge }: z.output<typeof querySchema>,
  ): Promise<FastifyReply> => {
    const path = targetOf(to);
    if (path === undefined || challenge === undefined) return go(reply, `${origins.app}${paths.credits()}`);
    const code = await client.begin(request, { challenge, origin: origins.pay, path });
    if (code === undefined) return go(reply, `${origins.app}${paths.login(path)}`);
    return go(reply, `${origins.pay}${ARRIVE}?${new URLSearchParams({ code }).toString()}`);
  };

  const serve = (address: string, zone: OwnZone['zone'], step: typeof arrive): void => {
    app.get(address, { exposeHeadRoute: false }, async (request, reply) => {
      const own = ownZone(request, options);
      const query = querySchema.safeParse(request.query);
      if (own?.zone !== zone || !query.success || !isNavigation(request)) {
        return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
      }
      return step(request, reply, own, query.data);
    });
  };
  serve(ARRIVE, 'pay', arrive);
  serve(LEAVE, 'app', leave);
};

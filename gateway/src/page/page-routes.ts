import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { type ResponseCookie, setCookies } from '../http/cookies.ts';
import { type Carried, withCarried } from '../zones/carried.ts';
import { arrivalAddress, ticketOf } from '../zones/crossing-routes.ts';
import { pageAddress } from './page-address.ts';
import { sessionPair } from '../zones/session-cookie.ts';
import { ownZone, type ZoneAddress } from '../zones/zones.ts';
import type { PageSender } from './page-sender.ts';
import type { Resolution } from './resolve.ts';

/** Sends an error without a page: a page needs a shell and settings (ERR-01). */
const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5', 'content-security-policy': "default-src 'none'" })
    .type('text/html; charset=utf-8')
    .send('<!doctype html><html lang="en"><title>Error</title><h1>An error occurred while showing the error page</h1>');

/** Whether a page of payments needs a session that this origin does not have yet. */
const needsSession = ({ zone, route }: Resolution, { cookies }: FastifyRequest, https: boolean): boolean =>
  zone === 'pay' && route?.access === 'members' && sessionPair(cookies, https) === undefined;

export interface PageRouteOptions extends ZoneAddress {
  pages: PageSender;
  carried?: Carried;
}

/** Serves a page for every address without another route, made for this one request. */
export const pageRoutes = (app: FastifyInstance, { pages, carried, ...address }: PageRouteOptions): void => {
  app.get('/*', async (request, reply) => {
    const page = await pages.read(request);
    if (!page) return sendUnavailable(reply);
    const { resolution: found, arrived, bucket, bucketCookie } = page;
    const { pathname, search } = page.url;
    const own = ownZone(request, address);
    const redirect = (target: string, cookies: ResponseCookie[]): FastifyReply =>
      setCookies(reply, cookies)
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(target, 302);
    const isElsewhere = own !== undefined && own.zone !== found.zone;
    // What the visitor brought is in cookies of this origin now, so the address is opened again without it.
    if (own && arrived && !(arrived.moved && isElsewhere)) {
      return redirect(`${own.origins[own.zone]}${arrived.path}`, arrived.cookies);
    }
    // A temporary redirect: the live versions decide which zone owns a path. Browsers keep the fragment.
    if (own && isElsewhere && !arrived) {
      // The target has the same parameters as this address, so only cookies and the bucket are carried.
      const brought = carried?.of({ cookies: request.cookies, url: '/' }, bucket);
      const hasTicket = ticketOf(request, address.https) !== undefined;
      const hasSession = sessionPair(request.cookies, address.https) !== undefined;
      const mayDiffer = brought !== undefined || Object.keys(found.overrides).length > 0;
      const wanted = `${pathname}${search}`;
      const sealed = mayDiffer ? carried?.seal(brought, own, { moved: true }) : undefined;
      const path = sealed === undefined ? wanted : withCarried(wanted, sealed);
      return redirect(pageAddress(own, found, { path, hasTicket, hasSession }), bucketCookie ? [bucketCookie] : []);
    }
    if (own && needsSession(found, request, address.https)) {
      return redirect(arrivalAddress(own, 'pay', `${pathname}${search}`), []);
    }
    // Each of two origins redirects to the other, for instance because an override is set at one only: neither has the page.
    const resolution = isElsewhere ? page.inZone(own.zone) : found;
    return pages.send(request, reply, { ...page, resolution });
  });
};

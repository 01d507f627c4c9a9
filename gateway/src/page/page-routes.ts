import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { languageCookie } from '@pairwise/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import type { RegistryDocument } from '../registry/index.ts';
import { bucketCookie, isBucket, newBucket } from '../rollout/bucket.ts';
import type { Visitor } from '../rollout/choose-version.ts';
import { type ResponseCookie, setCookies, siteCookie } from '../http/cookies.ts';
import { alertRoom } from './alert-room.ts';
import type { AlertSource } from './alert-source.ts';
import { dataPreloads } from './data-preloads.ts';
import { renderPage, userRead } from './document.ts';
import { firstPaintStyle } from './first-paint-style.ts';
import type { HeadsSource } from './heads-source.ts';
import { addressLanguage, pageLanguage } from './language.ts';
import { describePage } from './page-head.ts';
import { type Resolution, resolve } from './resolve.ts';
import { pageHeaders } from './security-headers.ts';
import type { LinkSource } from './link-source.ts';
import type { SettingsSource, SiteSettings } from './settings-source.ts';
import { memberOf, shareMarkup, type ShareSource } from './share-metadata.ts';
import { canonicalOrigin, type SiteAddress, siteOrigins } from './site-origin.ts';
import { SESSION_COOKIE } from '../zones/session-cookie.ts';
import { type Carried, withCarried } from '../zones/carried.ts';
import { arrivalAddress, ticketOf } from '../zones/crossing-routes.ts';
import { pageAddress } from '../zones/page-address.ts';
import { ownZone } from '../zones/zones.ts';

/** What a developer's browser is signed in for. A visitor cannot set any of it. */
export interface StaffState {
  staff: boolean;
  /** By name: a version, or the origin of a developer's own server. */
  overrides: Readonly<Record<string, string>>;
}

export interface PageOptions extends SiteAddress {
  artifacts: Pick<ArtifactStore, 'read'>;
  demo: boolean;
  /** False in development only, because hot updates are plain strings. */
  trustedTypes: boolean;
  /** Second origin with the same files (ARTIFACT_FALLBACK_URL), without a trailing slash. */
  fallbackOrigin?: string;
  current: () => RegistryDocument;
  settings: SettingsSource;
  /** Texts of pages for search engines. */
  heads: HeadsSource;
  /** Metadata for a shared link to a member's page; none without it. */
  share?: ShareSource;
  /** Reads whose alerts a page has; without it, pages have no room for alerts. */
  alerts?: AlertSource;
  /** Checks whether an address is that of a link from a mail; without it every well-formed one is accepted. */
  links?: LinkSource;
  staffOf: (request: FastifyRequest) => StaffState;
  /** What visitors take from one origin of a site to another; nothing without it. */
  carried?: Carried;
  /** Called for each page. Returns the ticket that admits the page's report. */
  onPage?: (resolution: Resolution, request: FastifyRequest) => string | undefined;
}

const compress = promisify(brotliCompress);

const sendHtml = async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  const compressed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return reply.header('content-encoding', 'br').send(compressed);
};

/** Sends an error without a page: a page needs a shell and settings (ERR-01). */
const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5', 'content-security-policy': "default-src 'none'" })
    .type('text/html; charset=utf-8')
    .send('<!doctype html><html lang="en"><title>Error</title><h1>An error occurred while showing the error page</h1>');

/** Returns a visitor's place in rollouts, and the cookie that keeps it; none while nothing is rolled out. */
const bucketOf = (
  { cookies }: FastifyRequest,
  { rollouts }: RegistryDocument,
  https: boolean,
): { bucket: string; cookie?: ResponseCookie } => {
  const known = cookies[bucketCookie.name];
  if (isBucket(known)) return { bucket: known };
  if (Object.keys(rollouts).length === 0) return { bucket: '' };
  const bucket = newBucket();
  return { bucket, cookie: siteCookie(bucketCookie.name, bucket, { ...bucketCookie, https, sameSite: 'lax' }) };
};

/** Returns the properties of a visitor that rollouts use. */
export const visitorOf = (
  request: FastifyRequest,
  settings: SiteSettings,
  { bucket, staff }: Pick<Visitor, 'bucket' | 'staff'>,
): Visitor => ({
  bucket,
  country: settings.geoip_selected_country ?? '',
  language:
    addressLanguage(request.url) ?? pageLanguage(request.cookies[languageCookie.name], settings.domain_language),
  niche: settings.niche ?? 0,
  staff,
});

/**
 * Returns the metadata for sharing this address; none unless visitors may see the member. A request with a session comes
 * from a member's browser, not from a service that previews links.
 */
const shareHead = async (
  request: FastifyRequest,
  siteSettings: SiteSettings,
  { pathname, origin, share }: { pathname: string; origin: string | undefined; share: ShareSource | undefined },
): Promise<string[]> => {
  const about = memberOf(pathname);
  if (!share || !about || origin === undefined || request.cookies[SESSION_COOKIE] !== undefined) return [];
  if (about.page === 'profile' && siteSettings['logged_out_search'] !== 'yes') return [];
  const member = await share.get(about.id, { host: request.hostname, ip: request.ip }, about.page);
  return member ? shareMarkup(member, { origin, pathname, settings: siteSettings }) : [];
};

/**
 * Returns the cookie that keeps the language of the address for the pages after this one. It is not `HttpOnly`, because
 * the shell changes it.
 */
const languageCookies = ({ url, cookies }: FastifyRequest, https: boolean): ResponseCookie[] => {
  const { name, maxAgeSeconds } = languageCookie;
  const language = addressLanguage(url);
  if (language === undefined || cookies[name] === language) return [];
  const kept = siteCookie(name, language, { https, maxAgeSeconds, sameSite: 'lax' });
  return [{ ...kept, options: { ...kept.options, httpOnly: false } }];
};

/** Whether a page of payments needs a session that this origin does not have yet. */
const needsSession = ({ zone, route }: Resolution, { cookies }: FastifyRequest): boolean =>
  zone === 'pay' && route?.access === 'members' && cookies[SESSION_COOKIE] === undefined;

/** Serves a page for every address without another route, made for this one request. */
export const pageRoutes = (app: FastifyInstance, options: PageOptions): void => {
  const {
    artifacts,
    demo,
    trustedTypes,
    fallbackOrigin,
    https,
    current,
    settings,
    heads,
    share,
    links,
    alerts,
    staffOf,
    carried,
    onPage,
  } = options;
  const styleOf = firstPaintStyle(artifacts.read);
  const fallback = fallbackOrigin === undefined ? {} : { fallbackOrigin };

  app.get('/*', async (request, reply) => {
    // With a host of its own, because a path such as `//other` alone would be parsed as a host.
    const { pathname, search } = new URL(`http://gateway${request.url}`);
    const own = ownZone(request, options);
    const session = own?.zone === 'site' ? undefined : request.cookies[SESSION_COOKIE];
    const siteSettings = await settings.get({ host: request.hostname, ip: request.ip, session });
    const document = current();
    if (!siteSettings) return sendUnavailable(reply);
    const { staff, overrides } = staffOf(request);
    const { bucket, cookie } = bucketOf(request, document, https);
    const arrived = own && carried?.open(request, own);
    const visitor = {
      ...visitorOf(request, siteSettings, { bucket: arrived?.bucket ?? bucket, staff }),
      ...(arrived?.language !== undefined && { language: arrived.language }),
    };
    const wanted = { pathname, visitor, overrides };
    const found = resolve(document, wanted);
    if (!found) return sendUnavailable(reply);
    const redirect = (address: string, cookies: ResponseCookie[]): FastifyReply =>
      setCookies(reply, cookies)
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .redirect(address, 302);
    const isElsewhere = own !== undefined && own.zone !== found.zone;
    if (own && arrived && !(arrived.moved && isElsewhere)) {
      return redirect(`${own.origins[own.zone]}${arrived.path}`, arrived.cookies);
    }
    // A temporary redirect: the live versions decide which zone owns a path. Browsers keep the fragment.
    if (own && isElsewhere && !arrived) {
      // What the address itself names stays in it.
      const brought = carried?.of({ cookies: request.cookies, url: '/' }, bucket);
      const hasTicket = ticketOf(request, https) !== undefined;
      const mayDiffer = brought !== undefined || Object.keys(found.overrides).length > 0;
      const address = `${pathname}${search}`;
      const sealed = mayDiffer ? carried?.seal(brought, own, { moved: true }) : undefined;
      const path = sealed === undefined ? address : withCarried(address, sealed);
      return redirect(pageAddress(own, found, { path, hasTicket }), cookie ? [cookie] : []);
    }
    if (own && needsSession(found, request)) {
      return redirect(arrivalAddress(own, 'pay', `${pathname}${search}`), []);
    }
    // Two origins that each name the other, because of an override at one of them for instance: neither has the page.
    const resolution = isElsewhere ? resolve(document, { ...wanted, onlyZone: own.zone }) : found;
    if (!resolution) return sendUnavailable(reply);

    const brought = carried?.of(request, bucket);
    const takesAlong = own && brought && carried?.seal(brought, own);
    const nonce = randomBytes(16).toString('base64');
    const isSignedIn = session !== undefined;
    const reportTicket = onPage?.(resolution, request);
    const origins = siteOrigins(request, options) ?? [];
    const { route, owner, shell, zone } = resolution;
    const loadingMember =
      isSignedIn && route?.layout === 'default'
        ? alerts?.get(session, { host: request.hostname, ip: request.ip })
        : undefined;
    const front = resolve(document, { pathname: '/', visitor, overrides })?.owner;
    const head = describePage({
      route,
      pathname,
      language: visitor.language,
      settings: siteSettings,
      heads: owner && (await heads.get(owner.version)),
      frontHeads: front && (await heads.get(front.version)),
      origin: canonicalOrigin(request, siteSettings, options),
      shell,
    });
    // Links use the public address if one is set.
    head.lines.push(...(await shareHead(request, siteSettings, { pathname, origin: origins.at(-1), share })));
    const { member, cookies: sessionCookies = [] } = (await loadingMember) ?? {};
    const room = alertRoom({ member, route, settings: siteSettings, zone, hasOrigins: own !== undefined });
    const html = renderPage({
      resolution,
      language: visitor.language,
      settings: siteSettings,
      demo,
      nonce,
      style: await styleOf(resolution.shell),
      head,
      ...fallback,
      ...(reportTicket !== undefined && { reportTicket }),
      isSignedIn,
      alerts: room.html,
      ...(own && { origins: own.origins }),
      ...(takesAlong !== undefined && { carried: takesAlong }),
      ...(resolution.route && isSignedIn && { dataPreloads: dataPreloads(resolution.route, request.url) }),
    });
    const headers = pageHeaders(resolution, {
      inlineScripts: [...(isSignedIn ? [userRead] : []), ...room.scripts],
      nonce,
      trustedTypes,
      origins,
      https,
      hasWorker: own === undefined || own.zone === 'app',
      ...fallback,
    });
    const isLink = links !== undefined && resolution.route?.id === 'token';
    const isPage = isLink
      ? await links.exists(pathname.slice(1), { host: request.hostname, ip: request.ip })
      : resolution.route !== undefined;
    reply.code(isPage ? 200 : 404).headers(headers);
    for (const text of sessionCookies) void reply.header('set-cookie', text);
    setCookies(reply, [
      ...(cookie ? [cookie] : []),
      ...languageCookies(request, https),
      ...(carried?.firstTouch(request) ?? []),
    ]);
    return sendHtml(request, reply, html);
  });
};

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
import { renderPage } from './document.ts';
import { firstPaintStyle } from './first-paint-style.ts';
import { pageLanguage } from './language.ts';
import { type Resolution, resolve } from './resolve.ts';
import { pageHeaders } from './security-headers.ts';
import type { LinkSource } from './link-source.ts';
import type { SettingsSource, SiteSettings } from './settings-source.ts';
import { memberOf, shareMarkup, type ShareSource } from './share-metadata.ts';
import { type SiteAddress, siteOrigins } from './site-origin.ts';

/** What a developer's browser is signed in for; nothing of it comes from what a stranger can set. */
export interface StaffState {
  staff: boolean;
  /** By name: a version, or the origin of a developer's own server. */
  overrides: Readonly<Record<string, string>>;
}

export interface PageOptions extends SiteAddress {
  artifacts: Pick<ArtifactStore, 'read'>;
  demo: boolean;
  /** Only development goes without: hot updates come as plain strings. */
  trustedTypes: boolean;
  /** Origin that has the same files (ARTIFACT_FALLBACK_URL), without a slash at the end. */
  fallbackOrigin?: string;
  current: () => RegistryDocument;
  settings: SettingsSource;
  /** What a link to a member's page shows where it is shared; nothing without. */
  share?: ShareSource;
  /** Whether an address is that of a link from a mail; without it any of the shape is. */
  links?: LinkSource;
  staffOf: (request: FastifyRequest) => StaffState;
  /** Told of each page that is made; answers the ticket that admits the page's report. */
  onPage?: (resolution: Resolution, request: FastifyRequest) => string | undefined;
}

const compress = promisify(brotliCompress);

const sendHtml = async (request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> => {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
  const compressed = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  return reply.header('content-encoding', 'br').send(compressed);
};

/** Without a shell or settings there is no page to show an error in (ERR-01). */
const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5', 'content-security-policy': "default-src 'none'" })
    .type('text/html; charset=utf-8')
    .send('<!doctype html><html lang="en"><title>Error</title><h1>An error occurred while showing the error page</h1>');

/** Where this visitor stands in rollouts, and the cookie that keeps them there; none while nothing is rolled out. */
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

/** Who asks, as rollouts see them. */
export const visitorOf = (
  request: FastifyRequest,
  settings: SiteSettings,
  { bucket, staff }: Pick<Visitor, 'bucket' | 'staff'>,
): Visitor => ({
  bucket,
  country: settings.geoip_selected_country ?? '',
  language: pageLanguage(request.cookies[languageCookie.name], settings.domain_language),
  niche: settings.niche ?? 0,
  staff,
});

/** The api's cookie of a session: who has one reads the page and shares nothing by having opened it. */
const SESSION_COOKIE = 'auth.session';

/** What the head of this page tells where its address is shared; nothing unless visitors may see the member. */
const shareHead = async (
  request: FastifyRequest,
  siteSettings: SiteSettings,
  { pathname, origin, share }: { pathname: string; origin: string | undefined; share: ShareSource | undefined },
): Promise<string[]> => {
  const id = memberOf(pathname);
  if (!share || id === undefined || origin === undefined || siteSettings['logged_out_search'] !== 'yes') return [];
  if (request.cookies[SESSION_COOKIE] !== undefined) return [];
  const member = await share.get(id, { host: request.hostname, ip: request.ip });
  return member ? shareMarkup(member, { origin, pathname, settings: siteSettings }) : [];
};

/** Answers every address that nobody else owns with a page, made for this one request. */
export const pageRoutes = (app: FastifyInstance, options: PageOptions): void => {
  const { artifacts, demo, trustedTypes, fallbackOrigin, https, current, settings, share, links, staffOf, onPage } =
    options;
  const styleOf = firstPaintStyle(artifacts.read);
  const fallback = fallbackOrigin === undefined ? {} : { fallbackOrigin };

  app.get('/*', async (request, reply) => {
    // Behind the host and not relative to it: `//other` would be taken for one.
    const { pathname } = new URL(`http://gateway${request.url}`);
    const siteSettings = await settings.get({ host: request.hostname, ip: request.ip });
    const document = current();
    if (!siteSettings) return sendUnavailable(reply);
    const { staff, overrides } = staffOf(request);
    const { bucket, cookie } = bucketOf(request, document, https);
    const visitor = visitorOf(request, siteSettings, { bucket, staff });
    const resolution = resolve(document, { pathname, visitor, overrides });
    if (!resolution) return sendUnavailable(reply);

    const nonce = randomBytes(16).toString('base64');
    const reportTicket = onPage?.(resolution, request);
    const origins = siteOrigins(request, options) ?? [];
    // Links name the address that is set, where there is one.
    const shareLines = await shareHead(request, siteSettings, { pathname, origin: origins.at(-1), share });
    const html = renderPage({
      resolution,
      language: visitor.language,
      settings: siteSettings,
      demo,
      nonce,
      style: await styleOf(resolution.shell),
      shareLines,
      ...fallback,
      ...(reportTicket !== undefined && { reportTicket }),
    });
    const headers = pageHeaders(resolution, { nonce, trustedTypes, origins, https, ...fallback });
    const isLink = links !== undefined && resolution.route?.id === 'token';
    const isPage = isLink
      ? await links.exists(pathname.slice(1), { host: request.hostname, ip: request.ip })
      : resolution.route !== undefined;
    reply.code(isPage ? 200 : 404).headers(headers);
    if (cookie !== undefined) setCookies(reply, [cookie]);
    return sendHtml(request, reply, html);
  });
};

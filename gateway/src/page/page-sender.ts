import { languageCookie } from '@pairwise/contracts/languages';
import type { Zone } from '@pairwise/contracts/remote';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ArtifactStore } from '../artifacts/artifact-store.ts';
import { acceptedAmong } from '../http/accepted-encodings.ts';
import type { RegistryDocument } from '../registry/index.ts';
import type { Visitor } from '../rollout/choose-version.ts';
import { type ResponseCookie, setCookies, siteCookie } from '../http/cookies.ts';
import { alertRoom } from './alert-room.ts';
import type { AlertSource } from './alert-source.ts';
import { dataPreloads } from './data-preloads.ts';
import { dataLinks } from './document.ts';
import { firstPaintStyle } from './first-paint-style.ts';
import type { HeadsSource } from './heads-source.ts';
import { filledHoles, type HoleValues } from './holes.ts';
import { type LanderVariant, landerVariant, bucketForExperiment } from './lander-variant.ts';
import { addressLanguage, pageLanguage } from '../http/language.ts';
import { ownValues, type SentForm } from './prerendered-page.ts';
import type { PrerenderedSource } from './prerendered-source.ts';
import { pagesFor, type Resolution } from './resolve.ts';
import type { LinkSource } from './link-source.ts';
import type { SettingsSource, SiteSettings, SiteVisitor } from './settings-source.ts';
import { memberOf, shareMarkup, type ShareSource } from './share-metadata.ts';
import { canonicalOrigin, type SiteAddress, siteOrigins } from '../zones/site-origin.ts';
import { templateSource } from './template-source.ts';
import { bucketOf, hasObjected } from '../rollout/visitor-bucket.ts';
import { newNonce } from '../secrets/nonce.ts';
import { sessionPair } from '../zones/session-cookie.ts';
import type { Carried } from '../zones/carried.ts';
import { ownZone } from '../zones/zones.ts';

/** What a developer's browser is signed in for, or what a preview link shows. A visitor cannot set any of it. */
export interface StaffState {
  staff: boolean;
  /** By name: a version, or the origin of a developer's own server. */
  overrides: Readonly<Record<string, string>>;
  /** The country and niche of a preview, in place of the visitor's own. */
  view?: { country?: string; niche?: number };
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
  /** What the builds have rendered of pages; without it all pages are rendered in the browser. */
  prerenderedFiles?: PrerenderedSource;
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
  onPage?: (resolution: Resolution, request: FastifyRequest, visitor: Visitor) => string | undefined;
  /** Called for each page that belongs to an experiment. */
  onVisit?: (page: RequestedPage, request: FastifyRequest) => void;
}

/** The encoding whose parts can be joined. Brotli has none, and not every decoder of zstd reads several frames. */
const acceptedEncodings = acceptedAmong(['gzip'] as const);

/** The holes of prerendered pages. */
const ofPrerendered = ['attempt', 'tracking', 'more-tracking'] as const;

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
  ...(hasObjected(request) && { hasObjected: true as const }),
});

/** Returns the metadata for sharing this address; none unless visitors may see the member. */
const shareHead = async (
  request: FastifyRequest,
  siteSettings: SiteSettings,
  { pathname, origin, share }: { pathname: string; origin: string | undefined; share: ShareSource | undefined },
): Promise<string[]> => {
  const about = memberOf(pathname);
  if (!share || !about || origin === undefined) return [];
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
  return [siteCookie(name, language, { https, maxAgeSeconds, sameSite: 'lax', isReadable: true })];
};

/** Path and query of a request. With a host, because a path such as `//other` alone would be parsed as one. */
const addressOf = ({ url }: Pick<FastifyRequest, 'url'>): URL => new URL(`http://gateway${url}`);

/** What a request for a page is about. */
export interface RequestedPage {
  settings: SiteSettings;
  resolution: Resolution;
  /** Path and query. */
  url: URL;
  /** The requested host and the address of the visitor. */
  about: Pick<SiteVisitor, 'host' | 'ip'>;
  visitor: Visitor;
  /** The visitor's bucket at this origin, and the cookie that keeps it. */
  bucket: string;
  bucketCookie: ResponseCookie | undefined;
  /** The variant that the page shows although its address does not name one. */
  shown: LanderVariant | undefined;
  /** What the visitor has brought from another origin with this request. */
  arrived: ReturnType<Carried['open']>;
  /** The value of the session cookie, valid or not; none at the origin of a site. */
  session: string | undefined;
  /** The remote that owns the front page. */
  front: Resolution['owner'];
  /** Resolves the page among the routes of one zone. */
  inZone: (zone: Zone) => Resolution;
}

export interface PageSender {
  /** Reads what the request is about; undefined while the product cannot show pages. */
  read: (request: FastifyRequest) => Promise<RequestedPage | undefined>;
  /** Sends the page, with a form that was refused, or is done, if the request has sent one. */
  send: (request: FastifyRequest, reply: FastifyReply, page: RequestedPage, form?: SentForm) => Promise<FastifyReply>;
}

/** The settings of views by those of their visitors: templates of pages are kept by the object of their settings. */
const settingsOfViews = new WeakMap<SiteSettings, Map<string, SiteSettings>>();

/** Returns the settings with the country and niche of a preview; always the same object for the same settings and view. */
const settingsOfView = (own: SiteSettings, { country, niche }: NonNullable<StaffState['view']>): SiteSettings => {
  if (country === undefined && niche === undefined) return own;
  const views = settingsOfViews.get(own) ?? new Map<string, SiteSettings>();
  settingsOfViews.set(own, views);
  const key = `${country} ${niche}`;
  const found = views.get(key) ?? {
    ...own,
    ...(country !== undefined && { geoip_selected_country: country }),
    ...(niche !== undefined && { niche }),
  };
  views.set(key, found);
  return found;
};

/** Creates the sender of pages: each is made for one request. */
export const pageSender = (options: PageOptions): PageSender => {
  const { artifacts, https, current, settings, heads } = options;
  const { share, links, alerts, staffOf, carried, onPage, onVisit } = options;
  const templates = templateSource({ ...options, styleOf: firstPaintStyle(artifacts.read) });

  const read: PageSender['read'] = async (request) => {
    const url = addressOf(request);
    const { pathname } = url;
    const about = { host: request.hostname, ip: request.ip };
    const own = ownZone(request, options);
    const session = own?.zone === 'site' ? undefined : sessionPair(request.cookies, https);
    const ownSettings = await settings.get({ ...about, session });
    const document = current();
    if (!ownSettings) return undefined;
    const { staff, overrides, view } = staffOf(request);
    const siteSettings = view ? settingsOfView(ownSettings, view) : ownSettings;
    const found = bucketOf(request, document, https);
    const arrived = own && carried?.open(request, own);
    const visitor = {
      ...visitorOf(request, siteSettings, { bucket: arrived?.bucket ?? found.bucket, staff }),
      ...(arrived?.language !== undefined && { language: arrived.language }),
    };
    const pages = pagesFor(document, { visitor, overrides });
    const resolution = pages?.({ pathname });
    if (!pages || !resolution) return undefined;
    const { bucket, cookie } = bucketForExperiment(request, document, {
      resolution,
      found: { ...found, bucket: visitor.bucket },
      https,
    });
    return {
      settings: siteSettings,
      resolution,
      shown: await landerVariant(document, heads, { resolution, pathname, bucket }),
      url,
      about,
      visitor,
      session,
      bucket,
      bucketCookie: cookie,
      arrived,
      inZone: (onlyZone) => pages({ pathname, onlyZone }),
      front: pages({ pathname: '/' }).owner,
    };
  };

  const send: PageSender['send'] = async (request, reply, page, form) => {
    const { settings: siteSettings, resolution, shown, visitor, session, front, url, about } = page;
    const { pathname } = url;
    const own = ownZone(request, options);
    const brought = carried?.of(request, page.bucket);
    const sealed = own && brought && carried?.seal(brought, own);
    const isSignedIn = session !== undefined;
    const reportTicket = onPage?.(resolution, request, visitor);
    if (shown?.counted && !form) onVisit?.(page, request);
    const origins = siteOrigins(request, options) ?? [];
    const { route, owner, zone } = resolution;
    const loadingMember = isSignedIn && route?.layout === 'default' ? alerts?.get(session, about) : undefined;
    const ownerHeads = owner && (await heads.get(owner.version));
    const frontHeads = front && (await heads.get(front.version));
    // Links use the public address if one is set.
    // A request with a session comes from a member's browser, not from a service that previews links.
    const previewed = sessionPair(request.cookies, https) === undefined ? share : undefined;
    const shared = await shareHead(request, siteSettings, { pathname, origin: origins.at(-1), share: previewed });
    const { member, cookies: sessionCookies = [] } = (await loadingMember) ?? {};
    const room = alertRoom({ member, route, settings: siteSettings, zone, hasOrigins: own !== undefined });
    const values: HoleValues = {
      ticket: reportTicket,
      carried: sealed,
      alerts: room.scripts.length > 0 ? room.html : undefined,
      data: route && isSignedIn ? dataLinks(dataPreloads(route, request.url)).join('\n') : undefined,
      share: shared.join('\n'),
    };
    const template = await templates.get({
      resolution,
      settings: siteSettings,
      language: visitor.language,
      heads: ownerHeads,
      frontHeads,
      url,
      shown,
      isSignedIn,
      fills: filledHoles(values),
      room,
      origins,
      canonical: canonicalOrigin(request, siteSettings, options),
      own,
      form,
    });
    const nonce = newNonce();
    const isLink = links !== undefined && route?.id === 'token';
    const isPage = isLink ? await links.exists(pathname.slice(1), about) : route !== undefined;
    reply.code(form?.status ?? (isPage ? 200 : 404)).headers(template.headers(nonce));
    for (const text of sessionCookies) void reply.header('set-cookie', text);
    setCookies(reply, [
      ...(page.bucketCookie ? [page.bucketCookie] : []),
      ...languageCookies(request, https),
      ...(carried?.firstTouch(request) ?? []),
    ]);
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    const prerendered = ofPrerendered.some(template.has) ? ownValues(url) : {};
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding')
      .send(template.body({ ...values, ...prerendered, nonce }, encoding));
  };

  return { read, send };
};

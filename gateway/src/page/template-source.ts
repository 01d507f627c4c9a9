import { isTrafficSource, trackingOfAddress } from '@pairwise/contracts/first-touch';
import type { Language } from '@pairwise/contracts/languages';
import type { PageHeads } from '@pairwise/contracts/page-heads';
import { prerenderedFile } from '@pairwise/contracts/prerendered';

import { sharedText } from '../http/gzip-parts.ts';
import { slugIn } from '../http/route-address.ts';
import type { OwnZone } from '../zones/zones.ts';
import { renderPage, userRead } from './document.ts';
import { type Hole, holeMark } from './holes.ts';
import { LATE_START_POLICY, lateStart } from './late-start.ts';
import type { LanderVariant } from './lander-variant.ts';
import { describePage } from './page-head.ts';
import { type PageTemplate, pageTemplate } from './page-template.ts';
import { type PrerenderedPage, prerenderPage, type SentForm } from './prerendered-page.ts';
import type { PrerenderedSource } from './prerendered-source.ts';
import type { Resolution } from './resolve.ts';
import { pageHeaders } from './security-headers.ts';
import type { SiteSettings } from './settings-source.ts';
import { agreesToBeOpened, signupInAdvance } from './signup-in-advance.ts';
import { templateCache } from './template-cache.ts';

export interface TemplateOptions {
  demo: boolean;
  https: boolean;
  trustedTypes: boolean;
  fallbackOrigin?: string | undefined;
  prerenderedFiles?: PrerenderedSource | undefined;
  /** Returns the styles of the first paint. */
  styleOf: (shell: Resolution['shell']) => Promise<string>;
}

/** What a template depends on. Everything else about a page is in its holes. */
export interface TemplateRequest {
  resolution: Resolution;
  settings: SiteSettings;
  language: Language;
  heads: PageHeads | undefined;
  frontHeads: PageHeads | undefined;
  /** Path and query of the page. */
  url: URL;
  /** The variant that the page shows although its address does not name one. */
  shown?: LanderVariant | undefined;
  /** Whether the request has a session cookie, valid or not. */
  isSignedIn: boolean;
  /** The holes that this page fills; that of the nonce is in every page. */
  fills: readonly Exclude<Hole, 'nonce'>[];
  /** The element of the alerts and the scripts in it, or a mark. */
  room: { html: string; scripts: readonly string[] };
  /** The site's own origins, and the one in its canonical addresses. */
  origins: readonly string[];
  canonical: string | undefined;
  own: OwnZone | undefined;
  /** A form that the request has sent. Its page is never kept. */
  form?: SentForm | undefined;
}

/** Returns what the page's policy has to admit of the page itself. */
const inlineParts = (isSignedIn: boolean, prerendered: PrerenderedPage | undefined) =>
  prerendered
    ? {
        inlineScripts: [lateStart, signupInAdvance],
        inlinePolicies: [LATE_START_POLICY],
        styleAttributes: prerendered.styleAttributes,
      }
    : { inlineScripts: isSignedIn ? [userRead] : [] };

/** Records whether a listed file could not be read: its page is complete after the next attempt only. */
const watched = (source: PrerenderedSource) => {
  let isComplete = true;
  const get: PrerenderedSource['get'] = async (version, name, language) => {
    const found = await source.get(version, name, language);
    const file = prerenderedFile(name, language);
    if (!found && version.files.some(({ path }) => path === file)) isComplete = false;
    return found;
  };
  return { get, isComplete: () => isComplete };
};

/** Returns the query of the page as far as its template depends on it: whether it names a traffic source. */
const sourceOf = ({ search }: URL): string =>
  search !== '' && isTrafficSource(trackingOfAddress(search)) ? 'traffic' : '';

/** Stands for every slug that the texts of a page do not name. No slug contains it. */
const UNKNOWN_SLUG = '/';

/**
 * Returns the slug of the page's address as far as its template depends on it. Slugs that visitors invent all show the page
 * itself, so they share one template: they could otherwise drive the templates of other pages out.
 */
const slugOf = ({ resolution: { route }, url, heads }: TemplateRequest): string | undefined => {
  const slug = route && slugIn(url.pathname, route.path);
  if (!route || slug === undefined) return undefined;
  const { variants = {} } = (heads && Object.hasOwn(heads, route.id) ? heads[route.id] : undefined) ?? {};
  return Object.hasOwn(variants, slug) ? slug : UNKNOWN_SLUG;
};

/** Makes the templates of pages, each once: for one revision, route, language and settings. */
export const templateSource = (options: TemplateOptions) => {
  const { demo, https, trustedTypes, fallbackOrigin, prerenderedFiles, styleOf } = options;
  const fallback = fallbackOrigin === undefined ? {} : { fallbackOrigin };
  const cache = templateCache();

  const keyOf = (request: TemplateRequest): string => {
    const {
      resolution,
      settings,
      language,
      heads,
      frontHeads,
      url,
      shown,
      isSignedIn,
      fills,
      origins,
      canonical,
      own,
    } = request;
    const variant = shown?.variant ?? slugOf(request);
    return JSON.stringify([
      cache.idOf(resolution),
      cache.idOf(settings),
      language,
      heads && cache.idOf(heads),
      frontHeads && cache.idOf(frontHeads),
      variant,
      shown !== undefined,
      isSignedIn,
      fills,
      sourceOf(url),
      origins,
      canonical,
      own && [own.zone, own.origins.site],
    ]);
  };

  const make = async (request: TemplateRequest): Promise<{ template: PageTemplate; isComplete: boolean }> => {
    const { resolution, settings, language, heads, frontHeads, url, shown, isSignedIn, fills, room, form, own } =
      request;
    const markOf = (hole: Exclude<Hole, 'nonce'>) => (fills.includes(hole) ? holeMark(hole) : undefined);
    const described = describePage({
      route: resolution.route,
      pathname: url.pathname,
      shownVariant: shown?.variant,
      language,
      settings,
      heads,
      frontHeads,
      origin: request.canonical,
      shell: resolution.shell,
    });
    const shared = markOf('share');
    const head = { ...described, lines: [...described.lines, ...(shared === undefined ? [] : [shared])] };
    const files = prerenderedFiles && (form || !isSignedIn) ? watched(prerenderedFiles) : undefined;
    const prerendered =
      files &&
      (await prerenderPage(files, {
        resolution,
        language,
        settings,
        demo,
        url: `${url.pathname}${url.search}`,
        variant: shown?.variant ?? slugOf(request),
        own: {
          attempt: holeMark('attempt'),
          tracking: holeMark('tracking'),
          'more-tracking': holeMark('more-tracking'),
        },
        ...(form && { form }),
      }));
    const [reportTicket, carried, data] = [markOf('ticket'), markOf('carried'), markOf('data')];
    const html = renderPage({
      resolution,
      language,
      settings,
      ...(shown && { variants: { [shown.lander]: shown.variant } }),
      demo,
      nonce: holeMark('nonce'),
      style: await styleOf(resolution.shell),
      head,
      ...fallback,
      ...(reportTicket !== undefined && { reportTicket }),
      isSignedIn,
      alerts: markOf('alerts') ?? room.html,
      ...(prerendered && { prerendered }),
      ...(own && { origins: own.origins }),
      ...(carried !== undefined && { carried }),
      ...(data !== undefined && { dataLinks: [data] }),
    });
    const inline = inlineParts(isSignedIn, prerendered);
    const headers = {
      ...agreesToBeOpened(resolution.route?.path),
      ...pageHeaders(resolution, {
        ...inline,
        inlineScripts: [...inline.inlineScripts, ...room.scripts],
        nonce: holeMark('nonce'),
        trustedTypes,
        origins: request.origins,
        https,
        hasWorker: own === undefined || own.zone === 'app',
        // A visitor without scripts signs up at the site, and goes on in the app.
        ...(own?.zone === 'site' && { formOrigin: own.origins.app }),
        ...fallback,
      }),
    };
    const template = pageTemplate({ html, headers, share: form ? sharedText : cache.share });
    return { template, isComplete: files?.isComplete() ?? true };
  };

  return {
    /** Returns the template of a page. */
    get: async (request: TemplateRequest): Promise<PageTemplate> => {
      // What a visitor has typed into a form is in the page itself.
      if (request.form) return (await make(request)).template;
      const key = keyOf(request);
      const known = cache.get(key);
      if (known) return known;
      const { template, isComplete } = await make(request);
      if (isComplete) cache.set(key, template);
      return template;
    },
  };
};

import type { Language } from '@pairwise/contracts/languages';
import type { HeadText, PageHeads } from '@pairwise/contracts/page-heads';
import type { RemoteRoute } from '@pairwise/contracts/remote';

import { escapeHtml } from '../http/escape-html.ts';
import { listedPath, slugIn } from '../http/route-address.ts';
import type { RegisteredVersion } from '../registry/index.ts';
import { addressIn, alternatesOf, isListed, siteLanguage } from './listed-pages.ts';
import type { SiteSettings } from './settings-source.ts';

/** What the head of a page says about it. Title and description are plain texts, the lines are elements. */
export interface PageHeadContent {
  title: string;
  description: string;
  lines: string[];
}

export interface DescribedPage {
  route: RemoteRoute | undefined;
  /** Requested path. */
  pathname: string;
  /**
   * The variant that the page shows although its address does not name one. Its texts are the page's, its address is
   * the lander's.
   */
  shownVariant?: string | undefined;
  language: Language;
  settings: SiteSettings;
  heads: PageHeads | undefined;
  /** Texts of the remote with the front page. They describe the site in the languages that its settings lack. */
  frontHeads?: PageHeads | undefined;
  /** Public origin of the site; undefined when it is unknown. */
  origin: string | undefined;
  shell: RegisteredVersion;
}

const NOINDEX = '<meta name="robots" content="noindex">';

/** Picture for previews of a link, a file of the shell at the root of the site. */
const ICON = 'icon-512.png';
const ICON_SIZE = '512';

/** Length of a title that search engines show. */
const SHOWN_TITLE = 70;

/** Returns the published texts of a page for the niche of the site, in the order variant in the niche, variant, niche, page. */
const textsOf = (
  {
    heads,
    language,
    settings,
    route,
  }: Pick<DescribedPage, 'heads' | 'language' | 'settings'> & {
    route: Pick<RemoteRoute, 'id'> | undefined;
  },
  variant: string | undefined,
): Partial<HeadText> => {
  const head = heads && route && Object.hasOwn(heads, route.id) ? heads[route.id] : undefined;
  const texts = head?.texts[language];
  const { variants = {} } = head ?? {};
  const own = variant !== undefined && Object.hasOwn(variants, variant) ? variants[variant]?.[language] : undefined;
  const niche = String(settings.niche ?? 1);
  const all = [texts, texts?.niches?.[niche], own, own?.niches?.[niche]];
  const [title] = all.flatMap((one) => one?.title ?? []).slice(-1);
  const [description] = all.flatMap((one) => one?.description ?? []).slice(-1);
  return { ...(title !== undefined && { title }), ...(description !== undefined && { description }) };
};

const filled = (text: string, { name }: SiteSettings): string => text.replaceAll('{site}', () => name);

/** Adds the name of the site to a title, as the shell does, unless search engines would cut the result. */
const withSite = (title: string, { name }: SiteSettings): string => {
  const whole = `${title} · ${name}`;
  return whole.length > SHOWN_TITLE ? title : whole;
};

/** Returns title and description. The front page has those of the settings in the language of the site. */
const wordsOf = (page: DescribedPage, variant: string | undefined): Required<HeadText> => {
  const { route, settings, language } = page;
  const isIndex = route?.id === 'index';
  const inSiteLanguage = language === siteLanguage(settings);
  const front = inSiteLanguage ? {} : textsOf({ ...page, heads: page.frontHeads, route: { id: 'index' } }, undefined);
  const own = {
    title: isIndex ? settings.index_title : settings.name,
    description: front.description === undefined ? settings.description : filled(front.description, settings),
  };
  if (isIndex && inSiteLanguage) return own;
  const { title, description } = textsOf(page, variant);
  return {
    title: title === undefined ? own.title : withSite(filled(title, settings), settings),
    description: description === undefined ? own.description : filled(description, settings),
  };
};

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Returns the metadata for previews of a link to the page. */
const previewLines = (
  { title, description }: Required<HeadText>,
  url: string,
  { origin = '', settings, shell }: DescribedPage,
) => [
  property('og:type', 'website'),
  property('og:site_name', settings.name),
  property('og:title', title),
  property('og:description', description),
  property('og:url', url),
  ...(shell.files.some(({ path }) => path === ICON)
    ? [
        property('og:image', `${origin}/${ICON}`),
        property('og:image:width', ICON_SIZE),
        property('og:image:height', ICON_SIZE),
        property('og:image:alt', settings.name),
      ]
    : []),
  '<meta name="twitter:card" content="summary">',
];

/**
 * Describes a page to search engines and to services that preview links. A variant of a page has texts of its own and
 * the address of the page, so that an advertisement does not compete with it. A page that is not listed says so.
 */
export const describePage = (page: DescribedPage): PageHeadContent => {
  const { route, pathname, settings, heads, origin, language } = page;
  const path = route && listedPath(route);
  if (!isListed(route, heads) || path === undefined) return { ...wordsOf(page, undefined), lines: [NOINDEX] };
  const variant = slugIn(pathname, path);
  const words = wordsOf(page, variant ?? page.shownVariant);
  if (origin === undefined) return { ...words, lines: [] };
  const listed = { origin, path, settings };
  const canonical = addressIn(listed, language);
  const alternates = alternatesOf(listed).map(
    (one) => `<link rel="alternate" hreflang="${one.language}" href="${escapeHtml(one.address)}">`,
  );
  const isKnown = variant !== undefined && Object.hasOwn(heads?.[route.id]?.variants ?? {}, variant);
  const url = isKnown ? addressIn({ ...listed, path: `${path}/${variant}` }, language) : canonical;
  return {
    ...words,
    lines: [
      `<link rel="canonical" href="${escapeHtml(canonical)}">`,
      ...(variant === undefined ? alternates : []),
      ...previewLines(words, url, page),
    ],
  };
};

import { type Language, pageLocale } from '@pairwise/contracts/languages';
import type { PageData } from '@pairwise/contracts/registry';
import type { Zone } from '@pairwise/contracts/remote';

import { escapeHtml } from '../http/escape-html.ts';
import { type CodePreload, codePreloads } from './code-preloads.ts';
import { lateStart } from './late-start.ts';
import type { PageHeadContent } from './page-head.ts';
import type { PrerenderedPage } from './prerendered-page.ts';
import { fileAddress, integrityOf, type Resolution, resolvedRemote } from './resolve.ts';
import type { SiteSettings } from './settings-source.ts';
import { reachesSignup, signupInAdvance } from './signup-in-advance.ts';
import { skeletonMarkup, skeletonStyle } from './skeleton.ts';

export interface PageContent {
  resolution: Resolution;
  language: Language;
  settings: SiteSettings;
  /** Variants that landers show although their addresses do not name one, by lander. */
  variants?: Readonly<Record<string, string>>;
  demo: boolean;
  nonce: string;
  /** Styles of the first paint: tokens and layouts. */
  style: string;
  /** Second origin with the same files. */
  fallbackOrigin?: string;
  /** Title and description of the page, and escaped elements of the head for search engines and shared links. */
  head: PageHeadContent;
  /** Admits the reports of this page, which count as one document. */
  reportTicket?: string;
  /** Links to the data that the first screen reads. */
  dataLinks?: readonly string[];
  /** The origin of each zone, if they differ. */
  origins?: Readonly<Record<Zone, string>>;
  /** What the visitor takes along to another of them, signed. */
  carried?: string;
  /** Whether the request has a session cookie, valid or not. */
  isSignedIn?: boolean;
  /** The element of the alerts, as HTML. */
  alerts: string;
  /** The page as the builds have rendered it. Its code starts late. */
  prerendered?: PrerenderedPage;
}

/** Formats JSON for a script element: `<` could end the element or open a comment. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const pathsOf = (routes: Resolution['liveRoutes'], owner: Zone): string[] =>
  routes.filter(({ zone }) => zone === owner).map(({ path }) => path);

const pageData = (content: PageContent): PageData<SiteSettings> => {
  const { resolution, language, settings, variants, demo, fallbackOrigin, reportTicket, origins, carried } = content;
  const { revision, zone, shell, remotes, liveRoutes, overrides } = resolution;
  return {
    revision,
    zone,
    language,
    shell: { version: shell.version },
    remotes: remotes.map((remote) => resolvedRemote(remote, zone, fallbackOrigin)),
    liveRoutes: liveRoutes.map(({ path }) => path),
    settings,
    ...(variants && { variants }),
    demo,
    ...(origins && { origins, zoneRoutes: { site: pathsOf(liveRoutes, 'site'), pay: pathsOf(liveRoutes, 'pay') } }),
    ...(carried !== undefined && { carried }),
    ...(reportTicket !== undefined && { reportTicket }),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
};

const codeLinks = (files: readonly CodePreload[]): string[] =>
  files.map(
    ({ address, integrity }) =>
      `<link rel="preload" as="script" href="${address}" integrity="${integrity}" crossorigin="anonymous" fetchpriority="high">`,
  );

/**
 * Renders links to data. `crossorigin` gives the request the mode and credentials of `fetch`: only then does `fetch`
 * use the response.
 */
export const dataLinks = (addresses: readonly string[]): string[] =>
  addresses.map((address) => `<link rel="preload" as="fetch" href="${escapeHtml(address)}" crossorigin="anonymous">`);

/**
 * Starts the shell's first read, the user record, before the shell's code has loaded. A script, because the read needs a
 * header (CALL-10), which a preload link cannot send. `shared/api-client/preloaded.ts` uses the response. It never
 * changes, so the page's policy admits it by its hash.
 */
export const userRead =
  '(self.startedReads={"/api/user.php":fetch("/api/user.php",{headers:{"X-Request-Type":"client"}})})' +
  '["/api/user.php"].catch(()=>{})';

const shellScript = ({ shell }: Resolution): string =>
  `<script defer src="${fileAddress(shell, shell.entry)}" integrity="${integrityOf(shell, shell.entry)}" ` +
  'crossorigin="anonymous" fetchpriority="high"></script>';

/** Returns the script that starts the shell of a page that is complete without it. */
const lateScript = ({ shell }: Resolution, preloads: readonly CodePreload[]): string => {
  const entry = { address: fileAddress(shell, shell.entry), integrity: integrityOf(shell, shell.entry) };
  return `<script data-start="${escapeHtml(JSON.stringify({ entry, preloads }))}">${lateStart}</script>`;
};

/** Returns what the page loads of code, and when. */
const codeElements = ({ resolution, language, prerendered, origins, isSignedIn = false }: PageContent): string[] => {
  const preloads = codePreloads(resolution, language);
  if (prerendered) {
    const inAdvance = `<script type="speculationrules">${signupInAdvance}</script>`;
    return [
      lateScript(resolution, preloads),
      ...(reachesSignup({ zone: resolution.zone, origins }) ? [inAdvance] : []),
    ];
  }
  return [...(isSignedIn ? [`<script>${userRead}</script>`] : []), shellScript(resolution), ...codeLinks(preloads)];
};

/**
 * Returns the styles and the picture of a prerendered page. The attribute names the rules that emotion need not insert
 * again.
 */
const prerenderedElements = ({ prerendered, nonce }: PageContent): string[] => {
  if (!prerendered) return [];
  const { css, styleNames, picture } = prerendered;
  return [
    ...(picture === undefined ? [] : [`<link rel="preload" as="image" href="${picture}" fetchpriority="high">`]),
    `<style nonce="${nonce}" data-emotion="pw ${styleNames.join(' ')}">${css}</style>`,
  ];
};

/**
 * Keeps the first font of a page that is painted immediately: another one that arrives later would move its texts. The next page
 * has it from the cache.
 */
const withoutSwap = (style: string): string => style.replaceAll(/font-display:\s?swap/g, 'font-display:optional');

/** Returns the elements that the shell and the remote render into, with what is there before they do. */
const bodyElements = ({ resolution: { route, owner }, alerts, prerendered }: PageContent): string[] => {
  const outlet =
    prerendered && owner
      ? `<div id="outlet"><div data-remote="${owner.version.name}" data-version="${owner.version.version}"><div data-prerendered>${prerendered.screen}</div></div></div>`
      : `<div id="outlet" aria-busy="true">${route ? skeletonMarkup(route.skeleton) : ''}</div>`;
  return [
    `<div id="top">${prerendered?.start ?? ''}</div>`,
    alerts,
    `<main id="content" tabindex="-1">${outlet}</main>`,
    `<div id="footer">${prerendered?.end ?? ''}</div>`,
    '<div id="overlays"></div>',
  ];
};

/** Returns the links to the icons that the shell has, and to the manifest of the web app, which is in the zone `app`. */
const iconLinks = ({ resolution: { shell, zone }, origins }: PageContent): string[] => {
  const has = (file: string): boolean => shell.files.some(({ path }) => path === file);
  return [
    has('favicon.svg')
      ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
      : '<link rel="icon" href="data:,">',
    ...(origins && zone !== 'app' ? [] : ['<link rel="manifest" href="/manifest.webmanifest">']),
    ...(has('apple-touch-icon.png') ? ['<link rel="apple-touch-icon" href="/apple-touch-icon.png">'] : []),
  ];
};

/**
 * Renders a page: everything the browser fetches first, and the frame that is painted before any script runs. The shell
 * renders into the frame's elements (shell/src/remotes/README.md).
 */
export const renderPage = (content: PageContent): string => {
  const { resolution, language, settings, nonce, style, head, prerendered, dataLinks: data = [] } = content;
  const { route, zone } = resolution;
  const elements = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(head.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    ...head.lines,
    '<meta name="color-scheme" content="light dark">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...codeElements(content),
    ...data,
    ...iconLinks(content),
    `<style nonce="${nonce}">${prerendered ? withoutSwap(style) : style}${skeletonStyle}</style>`,
    ...prerenderedElements(content),
    `<script type="application/json" id="mfe-page">${inlineJson(pageData(content))}</script>`,
  ];
  return [
    '<!doctype html>',
    `<html lang="${pageLocale(language, settings.geoip_selected_country)}" data-layout="${route?.layout ?? 'default'}" data-zone="${zone}">`,
    `<head>${elements.join('\n')}</head>`,
    '<body>',
    ...bodyElements(content),
    '</body>',
    '</html>',
    '',
  ].join('\n');
};

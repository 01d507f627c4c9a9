import { QueryClientProvider, queryClient } from '@pairwise/api-client';
import { createBusWriter } from '@pairwise/bus';
import type { Language, Settings } from '@pairwise/contracts';
import { type Fragment, type FragmentCase, markOf, type PrerenderedFile } from '@pairwise/contracts/prerendered';
import { formatMoney, initI18n } from '@pairwise/i18n';
import { setPageData, StaticRouter } from '@pairwise/router/static';
import { createStyleCollector } from '@pairwise/ui/style-collector';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';

/** One render, and the pages that it is for. */
export interface RenderedCase {
  when: FragmentCase;
  /** The address at which it is rendered. */
  path: string;
  /** The settings that it may read, in addition to those of the case. Reading another one fails the build. */
  settings?: Partial<Settings>;
  element: ReactElement;
}

export interface RenderOptions {
  language: Language;
  /** Prefix of generated ids, different for each React root of a page. */
  idPrefix: string;
}

const writer = createBusWriter();

/** Returns settings that refuse to be read where the build does not know them. */
const knownSettings = (known: object): Settings =>
  new Proxy(known, {
    get: (target, name) => {
      if (Reflect.has(target, name) || typeof name === 'symbol') return Reflect.get(target, name) as unknown;
      throw new Error(`The setting "${name}" is not known when a page is prerendered. Name it in the case.`);
    },
  }) as Settings; // every access is checked above

/** What code reads of a browser while it renders. A store without anything has the same effect as none. */
const pretendAddress = (path: string): void => {
  const { pathname, search, hash } = new URL(path, 'http://prerender');
  const localStorage = { getItem: () => null, setItem: () => undefined };
  Object.assign(globalThis, {
    location: { pathname, search, hash },
    history: { length: 1 },
    matchMedia: () => ({ matches: false }),
  });
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
};

/** Preload links that React writes before the HTML. Only the picture with a high priority is worth one. */
const leadingLinks = /^(?:<link[^>]*>)+/;
const importantPicture = /<link rel="preload" as="image" href="([^"]+)"[^>]*fetchPriority="high"/i;

/** Stands for the tracking in the address of a render. It is no traffic source, which would change what pages show. */
export const trackingSearch = '?sub3=_tracking_';

/** Stands for the lowest price of a message in the settings of a render (`minimum_message_costs`), in a currency for tests. */
export const standInPrice = { costs: 987_654_321, currency: 'XTS' } as const;

/** Writes marks in the places of the stand-ins. */
const withMarks = (html: string, language: Language): string =>
  html
    .replaceAll(trackingSearch, markOf('tracking'))
    .replaceAll(trackingSearch.replace('?', '&amp;'), markOf('more-tracking'))
    .replaceAll(formatMoney(standInPrice.costs, standInPrice.currency, language), markOf('message-price'));

/** Renders one case. Throws when it throws, or reads a setting that the case does not name. */
const renderFragment = async (
  { when, path, settings, element }: RenderedCase,
  { language, idPrefix }: RenderOptions,
): Promise<{ fragment: Fragment; rules: Record<string, string> }> => {
  pretendAddress(path);
  setPageData({ demo: when.demo ?? false });
  initI18n({ language });
  writer.language(language);
  writer.user(null);
  writer.settings(knownSettings({ ...settings, ...when.settings }));
  const collector = createStyleCollector();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <collector.Provider>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={path}>{element}</StaticRouter>
      </QueryClientProvider>
    </collector.Provider>,
    { identifierPrefix: idPrefix, onError: (error) => void errors.push(error) },
  );
  const text = await new Response(prelude).text();
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path} (${language}) cannot be prerendered`, { cause: error });
  const picture = importantPicture.exec(leadingLinks.exec(text)?.[0] ?? '')?.[1];
  const rules = collector.rules();
  const fragment = {
    when,
    html: withMarks(text.replace(leadingLinks, ''), language),
    styles: Object.keys(rules),
    ...(picture !== undefined && { picture }),
  };
  return { fragment, rules };
};

/** Renders the cases of a screen, a widget or a layout one after another, because they share language and settings. */
export const renderCases = async (cases: readonly RenderedCase[], options: RenderOptions): Promise<PrerenderedFile> => {
  const file: PrerenderedFile = { styles: {}, fragments: [] };
  for (const one of cases) {
    const { fragment, rules } = await renderFragment(one, options);
    Object.assign(file.styles, rules);
    file.fragments.push(fragment);
  }
  return file;
};

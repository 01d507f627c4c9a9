/** @jest-environment node */
import { niches } from '@pairwise/contracts/niches';
import { type Language, languages } from '@pairwise/contracts/languages';
import type { Fragment, FragmentCase, PrerenderedFile } from '@pairwise/contracts/prerendered';

import { loadTexts } from './load-texts.ts';
import { prerender } from './prerender.tsx';
import { landers as landersEn } from './src/landers/texts.en.ts';
import { maps } from './src/landers/maplanding/maps.ts';

let landers: Record<Language, typeof landersEn>;
let index: Record<Language, { look: string }>;
let lander: Record<Language, { price: string }>;
const names = Object.keys(landersEn) as (keyof typeof landersEn)[];

let files: Record<string, PrerenderedFile>;
const problems: unknown[] = [];
beforeAll(async () => {
  // React and i18n report mistakes here, such as a missing text.
  jest.spyOn(console, 'error').mockImplementation((...details) => void problems.push(...details));
  landers = await loadTexts('src/landers/texts.', 'landers');
  index = await loadTexts('messages/index/', 'index');
  lander = await loadTexts('messages/lander/', 'lander');
  files = await prerender();
});

/** Returns the text of HTML, as a reader sees it. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<!-- -->|<\/?(?:b|i|span)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const fragmentOf = (name: string, language: string, fits: (when: FragmentCase) => boolean): Fragment => {
  const found = files[`prerendered/screen-${name}.${language}.json`]?.fragments.find(({ when }) => fits(when));
  if (!found) throw new Error(`no fragment of ${name} in ${language}`);
  return found;
};

const isNiche =
  (niche: number) =>
  ({ variant, settings: { niche: wanted, ...others } = {} }: FragmentCase): boolean =>
    variant === undefined && Object.keys(others).length === 0 && (wanted === undefined || wanted === niche);

test('no text is missing, and nothing reads what only a request has', () => {
  expect(problems).toEqual([]);
});

test.each(names)('LAND-01 NICHE-01 LANG-01 %s is rendered in each language and niche', (name) => {
  for (const language of languages) {
    for (const [at, niche] of niches.entries()) {
      const { html, styles } = fragmentOf(name, language, isNiche(at + 1));
      const words = landers[language][name].niches[niche];
      const text = textOf(html);
      expect([name, language, niche, text.includes(words.title), text.includes(words.lead)]).toEqual([
        name,
        language,
        niche,
        true,
        true,
      ]);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('<div data-slot="signup"></div>');
      expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toContain('/signup\uE000tracking\uE001');
      // A text key in place of a text.
      expect(text).not.toMatch(/\b(landers?|index)\.[a-z]+\.[a-z]/i);
      const rules = files[`prerendered/screen-${name}.${language}.json`]?.styles ?? {};
      for (const [, list = ''] of html.matchAll(/class="([^"]*)"/g)) {
        const own = list.split(' ').filter((one) => one.startsWith('pw-'));
        expect(own.filter((one) => rules[one.slice(3)] === undefined)).toEqual([]);
      }
      expect(styles.length).toBeGreaterThan(5);
    }
  }
});

test.each(names)('LAND-01 %s loads at most two pictures before its first paint', (name) => {
  const { html } = fragmentOf(name, 'en', isNiche(1));
  const pictures = [...html.matchAll(/<img\b[^>]*>/g)].map(([picture]) => picture);
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((picture) => !picture.includes('loading="lazy"')).length).toBeLessThanOrEqual(2);
});

test('LAND-01 the deck loads the pictures under its first card only when it is hydrated', () => {
  const { html } = fragmentOf('tinderswipe', 'en', isNiche(1));
  expect(html.match(/<article/g)).toHaveLength(6);
  expect(html.match(/<img\b/g)).toHaveLength(1);
});

test('NICHE-01 the colours and people of a lander are those of its niche', () => {
  const all = niches.map((_, at) => fragmentOf('gallery', 'en', isNiche(at + 1)));
  expect(new Set(all.map(({ styles }) => styles[0])).size).toBe(niches.length);
  expect(new Set(all.map(({ html }) => html)).size).toBe(niches.length);
});

test('LAND-01 each variant has its own title', () => {
  for (const language of languages) {
    const { html } = fragmentOf('gallery', language, ({ variant }) => variant === 'opening');
    expect(textOf(html)).toContain(landers[language].gallery.variants.opening.title);
  }
});

test('BILL-12 the price of a message is a mark, in an element that a page without a price does not have', () => {
  const { price } = lander.en;
  const [before = '', after = ''] = price.split('{price}');
  for (const name of ['index', ...names.filter((one) => one !== 'tinderswipe')]) {
    const { html } = fragmentOf(name, 'en', ({ variant, trafficSource, settings = {} }) =>
      [variant, trafficSource, ...Object.keys(settings)].every((one) => one === undefined),
    );
    expect([name, html]).toEqual([
      name,
      expect.stringContaining(`data-needs="message-price"> ${before}\uE000message-price\uE001${after}</span>`),
    ]);
    expect(html.split('\uE000message-price\uE001')).toHaveLength(2);
  }
});

test('the map is that of the visitor’s country; the Netherlands for one without a map', () => {
  const pictureOf = (country: string) => {
    const { html } = fragmentOf('maplanding', 'en', ({ variant, settings = {} }) => {
      const { geoip_selected_country: wanted, niche } = settings;
      return variant === undefined && niche === undefined && (wanted === undefined || wanted === country);
    });
    return textOf(html);
  };
  expect(pictureOf('AT')).toContain('Wien');
  expect(pictureOf('BR')).toContain('Amsterdam');
  expect(Object.keys(maps)).toContain('AT');
});

test('M-5 the front page links to the search where visitors may search', () => {
  for (const language of languages) {
    const has = (fits: (when: FragmentCase) => boolean) =>
      textOf(fragmentOf('index', language, fits).html).includes(index[language].look);
    expect(has(({ settings }) => settings?.['logged_out_search'] === 'yes')).toBe(true);
    expect(has(({ trafficSource }) => trafficSource === true)).toBe(true);
    expect(
      has(({ settings = {}, trafficSource }) => trafficSource === undefined && Object.keys(settings).length === 0),
    ).toBe(false);
  }
});

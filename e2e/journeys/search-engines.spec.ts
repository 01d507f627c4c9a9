import { languages } from '@pairwise/contracts/languages';

import { followAddress, loadAddress } from '../support/load-address.ts';
import { openNarrowPage } from '../support/narrow-page.ts';
import { nicheDomain, niches, nicheSuffixes } from '../support/niche-domains.ts';
import { withNicheSites } from '../support/niche-sites.ts';
import { linksIn, pageProblems, type SearchablePage } from '../support/page-problems.ts';
import { productUrl, zoneUrl } from '../support/product.ts';
import { landers as landerNames } from '../support/screen-paths.ts';
import { expect, test } from '../support/test.ts';

const sites = { firstId: 900, suffix: nicheSuffixes.search };
const domainOf = (niche: number): string => nicheDomain(niche, sites.suffix);

/** The front page, seven content pages, complaints, login and signup. */
const OTHER_PAGES = 11;

const loadPage = async (address: string): Promise<SearchablePage> => {
  const { status, body } = await loadAddress(address);
  return { address, status, html: body };
};

/** Loads addresses, a few concurrently. */
const loadAll = async <Result>(addresses: readonly string[], work: (address: string) => Promise<Result>) => {
  const results: Result[] = [];
  for (let from = 0; from < addresses.length; from += 6) {
    results.push(...(await Promise.all(addresses.slice(from, from + 6).map((address) => work(address)))));
  }
  return results;
};

const languageOf = ({ html }: SearchablePage): string => /<html lang="([^"]*)"/.exec(html)?.[1] ?? '';
const titleOf = ({ html }: SearchablePage): string => /<title>([^<]*)</.exec(html)?.[1] ?? '';

const siteMapAt = async (origin: string): Promise<string[]> => {
  const robots = await loadAddress(`${origin}/robots.txt`);
  const { body, headers } = await loadAddress(/^Sitemap: (.*)$/m.exec(robots.body)?.[1] ?? '');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
};

/** Returns the pages of a niche's site. Each origin lists its own. */
const siteMapOf = async (niche: number): Promise<string[]> => {
  const { port } = new URL(productUrl());
  const site = `http://${domainOf(niche)}:${port}`;
  const origins = [...new Set([site, zoneUrl('app', site)])];
  return (await Promise.all(origins.map(siteMapAt))).flat();
};

test('LAND-01 NICHE-01 every page of the site map is in order in each niche: HTML, texts, languages, links, and landers at 320 px', async ({
  browser,
}) => {
  test.setTimeout(480_000);
  const { widerPages, close } = await openNarrowPage(browser);
  try {
    await withNicheSites(sites, async () => {
      const titles = new Map<string, string>();
      const sameTitle: string[] = [];
      const tooWide: string[] = [];
      const links = new Set<string>();
      for (const niche of niches) {
        await expect(async () => {
          expect(new URL((await siteMapOf(niche))[0] ?? '').hostname).toBe(domainOf(niche));
        }).toPass();
        const addresses = await siteMapOf(niche);
        expect(addresses).toHaveLength((landerNames.length + OTHER_PAGES) * languages.length);
        // The pages of a niche's own texts; the others differ by the name of the site only.
        const isOfNiche = (address: string): boolean => /^\/(?:landers\/|$)/.test(new URL(address).pathname);
        const checked = niche === 1 ? addresses : addresses.filter(isOfNiche);
        const pages = await loadAll(checked, loadPage);
        expect(await pageProblems(pages, languages)).toEqual([]);
        const landers = pages.filter(({ address }) => isOfNiche(address));
        expect(landers).toHaveLength((landerNames.length + 1) * languages.length);
        for (const lander of landers) {
          const title = `${languageOf(lander)} ${titleOf(lander)}`;
          if (titles.has(title)) sameTitle.push(`${titles.get(title)} and ${lander.address}: ${title}`);
          titles.set(title, lander.address);
        }
        tooWide.push(...(await widerPages(landers)));
        for (const page of pages) for (const link of linksIn(page)) if (!addresses.includes(link)) links.add(link);
      }
      expect(tooWide).toEqual([]);
      // Each lander has a title of its own in each niche. Danish and Norwegian, for instance, may have the same one.
      expect(sameTitle).toEqual([]);
      const broken = await loadAll([...links], async (link) => ({ link, status: (await followAddress(link)).status }));
      expect(broken.filter(({ status }) => status !== 200)).toEqual([]);
      expect(links.size).toBeGreaterThan(niches.length);
      // The control: a page that is too wide is found.
      const [narrow] = await loadAll([`${zoneUrl('site')}/landers/gallery`], loadPage);
      const html = narrow?.html.replace('<main', '<div style="width:400px">x</div><main') ?? '';
      expect(await widerPages([{ address: 'wide', status: 200, html }])).toEqual(['wide: 400 px']);
    });
  } finally {
    await close();
  }
});

test('LANG-02 a page that a search engine lists keeps its title and its head; a chosen language replaces the address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(globalThis, { titles });
    new MutationObserver(() => {
      if (document.title !== '' && titles.at(-1) !== document.title) titles.push(document.title);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/landers/gallery?ref=7&lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die Kunst der Begegnung.');
  await page.getByRole('button', { name: /^Sprache: DE/ }).click();
  const title = 'Die Kunst der Begegnung. · Pairwise';
  expect(await page.evaluate(() => Reflect.get(globalThis, 'titles') as unknown)).toEqual([title]);
  for (const once of ['link[rel="canonical"]', 'meta[name="description"]', 'meta[property="og:title"]']) {
    await expect(page.locator(once)).toHaveCount(1);
  }
  await page.getByRole('menuitemradio', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(/\/landers\/gallery\?ref=7$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/landers\/gallery\?lang=nl$/);
});

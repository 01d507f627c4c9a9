import { linksIn, pageProblems, type SearchablePage, structureOf } from './page-problems.ts';

const en = 'http://site.test/a';
const de = 'http://site.test/a?lang=de';
const alternates =
  `<link rel="alternate" hreflang="en" href="${en}">` +
  `<link rel="alternate" hreflang="de" href="${de}">` +
  `<link rel="alternate" hreflang="x-default" href="${en}">`;

const page = (address: string, language: string): SearchablePage => ({
  address,
  status: 200,
  html: [
    '<!doctype html>',
    `<html lang="${language}">`,
    `<head><title>A page</title><meta name="description" content="About it">`,
    `<link rel="canonical" href="${address}">${alternates}`,
    `<meta property="og:title" content="A page"><meta property="og:url" content="${address}"></head>`,
    '<body><main><h1>A page</h1><a href="/b">B</a></main></body>',
    '</html>',
    '',
  ].join('\n'),
});

const problemsWith = (change: (german: SearchablePage) => Partial<SearchablePage>): Promise<string[]> => {
  const german = page(de, 'de');
  return pageProblems([page(en, 'en'), { ...german, ...change(german) }], ['en', 'de']);
};
const replaced = (from: string, to: string) => problemsWith(({ html }) => ({ html: html.replace(from, to) }));

test('finds nothing in good pages, and their links', async () => {
  expect(await problemsWith(() => ({}))).toEqual([]);
  expect(linksIn(page(de, 'de'))).toEqual([de, en, de, en, 'http://site.test/b']);
});

test.each<[string, string, string, RegExp]>([
  ['an element that is not closed', '</main>', '', /main/],
  ['an id twice', '<main>', '<main id="a"><p id="a"></p>', /no-dup-id/],
  ['an image without a text', '<h1>', '<img src="/a.png"><h1>', /alt/],
  ['no title', '<title>A page</title>', '', /0 elements for its title/],
  ['a long title', '<title>', `<title>${'long '.repeat(20)}`, /its title has 106 characters/],
  [
    'two descriptions',
    '<meta name="description"',
    '<meta name="description" content="x"><meta name="description"',
    /2 el/,
  ],
  [
    'a value that was not filled in',
    'content="About it"',
    'content="About {site}"',
    /its description is "About \{site\}"/,
  ],
  ['another canonical address', `rel="canonical" href="${de}"`, `rel="canonical" href="${en}"`, /its canonical/],
  ['a mark for search engines', '<title>', '<meta name="robots" content="noindex"><title>', /forbids/],
  ['a language too few', `<link rel="alternate" hreflang="en" href="${en}">`, '', /its languages are de,x-default/],
  ['another language than it says', '<html lang="de">', '<html lang="en">', /names as another page/],
  [
    'an unknown page of a language',
    `hreflang="en" href="${en}"`,
    `hreflang="en" href="${en}/b"`,
    /is not in the site map/,
  ],
])('finds %s', async (_what, from, to, problem) => {
  expect((await replaced(from, to)).join('\n')).toMatch(problem);
});

test('finds a page that is not there, and one that is not named back', async () => {
  expect(await problemsWith(() => ({ status: 404 }))).toEqual([`${de}: status 404`]);
  const one = await replaced(`hreflang="x-default" href="${en}"`, `hreflang="x-default" href="${de}"`);
  expect(one).toContain(`${en}: ${de} does not name it back`);
});

test('a page in another language, of another request, has the same structure; one with another element has not', () => {
  const of = (text: string, nonce: string) =>
    `<style nonce="${nonce}" data-start="{&quot;${text}&quot;}">a{}</style><h1 title="${text}" id="a">${text}</h1>`;
  expect(structureOf(of('Hei', 'q1=='))).toBe(structureOf(of('Hello', 'w2==')));
  expect(structureOf(of('Hei', 'q1=='))).not.toBe(structureOf(of('Hei', 'q1==').replace('id="a"', 'id="b"')));
});

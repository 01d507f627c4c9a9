import { languages } from '@pairwise/contracts/languages';

import { refusalOf, remoteBuild, runCheck } from '../../testing/gate-fixtures.ts';

const fragment = (change: object = {}) => ({ when: {}, html: '<p class="pw-a">Hello</p>', styles: ['a'], ...change });
const file = (change: object = {}, styles: object = { a: '.pw-a{color:red}' }) => ({
  styles,
  fragments: [fragment(change)],
});
const files = (content: unknown, names = languages.map((language) => `home.${language}`)) => ({
  files: Object.fromEntries(
    names.map((name) => [`prerendered/${name}.json`, typeof content === 'string' ? content : JSON.stringify(content)]),
  ),
});

test('accepts HTML and CSS without code in every language, and a remote that prerenders nothing', async () => {
  const own = '<img src="/remotes/mf-chat/1.0.0-00000001/one.webp"/>';
  const good = file({ html: own, when: { variant: 'week-end', settings: { niche: 2 }, trafficSource: true } });
  expect(await runCheck('prerendered', remoteBuild(files(good)))).toMatchObject({
    verdict: 'passed',
    reason: `1 prerendered parts, in ${languages.join(', ')}.`,
  });
  expect(await runCheck('prerendered', remoteBuild())).toMatchObject({ verdict: 'passed' });
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{"styles":', /it is not JSON/],
  ['a script', file({ html: '<script>steal()</script>' }), /fragments\.0\.html: Contains code/],
  ['a handler', file({ html: '<img src="x" onerror="steal()">' }), /Contains code/],
  ['an address that is code', file({ html: '<a href="javascript:steal()">' }), /Contains code/],
  ['another base', file({ html: '<base href="https://evil.test">' }), /another document/],
  ['the end of the document', file({ html: '</body>' }), /another document/],
  ['a frame', file({ html: '<iframe src="/x">' }), /another document/],
  ['a rule that ends the style element', file({}, { a: '</style><script>' }), /styles\.a: Contains markup/],
  ['a rule with an address of another origin', file({}, { a: '.a{background:url(//evil.test/x)}' }), /another origin/],
  ['an import', file({}, { a: '@import "x"' }), /another origin/],
  ['a missing rule', file({ styles: ['b'] }), /no style rule b/],
  ['a picture of another origin', file({ picture: 'https://evil.test/x.webp' }), /Not the address of a published file/],
  [
    'a file of another version',
    file({ html: '<img src="/remotes/mf-chat/1.0.0-00000002/a.webp"/>' }),
    /another version/,
  ],
  ['an unknown condition', file({ when: { country: 'NL' } }), /country/],
])('refuses %s', async (_what, content, reason) => {
  expect(await refusalOf('prerendered', files(content))).toMatch(reason);
});

test('refuses a part that a language lacks, and a file with another name', async () => {
  expect(await refusalOf('prerendered', files(file(), ['home.en', 'home.nl']))).toMatch(
    /home is not prerendered in "de"/,
  );
  expect(await refusalOf('prerendered', files(file(), ['home']))).toMatch(/is not named <name>\.<language>\.json/);
});

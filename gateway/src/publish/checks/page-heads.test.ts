import { languages, perLanguage } from '@pairwise/contracts/languages';

import { refusalOf, remoteBuild, route, runCheck, shellBuild } from '../../testing/gate-fixtures.ts';

const routes = [
  route('about', '/about/:slug?', { zone: 'site' }),
  route('inbox', '/inbox', { access: 'members' }),
  route('person', '/people/:id'),
];
const text = { title: 'About {site}', description: 'Who we are.' };
const head = (change: object = {}) => ({ texts: perLanguage(() => ({ ...text, ...change })) });
const withHeads = (heads: unknown) => ({
  routes,
  files: { 'heads.json': typeof heads === 'string' ? heads : JSON.stringify(heads) },
});

test('accepts plain texts of public pages, with niches and variants, and a remote without them', async () => {
  const niches = { 2: text, 7: { title: 'Tom & Jerry’s “Café”', description: 'Größe? 100 %.' } };
  const good = { ...head({ niches }), variants: { 'week-end2': perLanguage(() => ({ title: 'Saturday' })) } };
  expect(await runCheck('page-heads', remoteBuild(withHeads({ about: good })))).toMatchObject({
    verdict: 'passed',
    reason: `Texts of 1 pages, in ${languages.join(', ')}.`,
  });
  const unlisted = { isListed: false, texts: perLanguage(() => ({ title: 'Inbox' })) };
  expect(await runCheck('page-heads', remoteBuild(withHeads({ inbox: unlisted, person: unlisted })))).toMatchObject({
    verdict: 'passed',
  });
  expect(await runCheck('page-heads', remoteBuild({ routes }))).toMatchObject({ verdict: 'passed' });
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{"about":', /heads\.json: it is not JSON/],
  ['another form', { about: { texts: [] } }, /about\.texts/],
  ['a list', [], /file: /],
  ['an unknown field', { about: { ...head(), robots: 'all' } }, /robots/],
  ['another prototype', `{"__proto__":${JSON.stringify(head())}}`, /__proto__/],
  ['an element', { about: head({ title: '</title><script>steal()</script>' }) }, /title: Contains markup/],
  ['the start of a comment', { about: head({ description: 'Hello <!-- ' }) }, /description: Contains markup/],
  ['a line break', { about: head({ title: 'One\nTwo' }) }, /invisible character/],
  ['a null character', { about: head({ title: 'One\0Two' }) }, /invisible character/],
  ['a text that reverses what follows', { about: head({ title: 'moc.\u202Eelpmaxe' }) }, /invisible character/],
  ['half a character', `{"about":${JSON.stringify(head()).replaceAll('Who', String.raw`\ud800`)}}`, /invisible/],
  ['spaces only', { about: head({ title: '   ' }) }, /a space at an end/],
  ['an empty title', { about: head({ title: '' }) }, /about\.texts\.en\.title/],
  ['a value that no page has', { about: head({ title: '{constructor}' }) }, /a value other than \{site\}/],
  ['a title that is too long', { about: head({ title: 'a'.repeat(121) }) }, /about\.texts\.en\.title/],
  ['a description that is too long', { about: head({ description: 'a'.repeat(321) }) }, /description/],
  ['a niche that is no number', { about: head({ niches: { she: text } }) }, /Not the number of a niche/],
  ['a variant that is a path', { about: { ...head(), variants: { '../login': {} } } }, /Not a slug/],
  ['a language that is missing', { about: { texts: { en: text, de: text } } }, /about: no texts in "nl"/],
  ['a language that is unknown', { about: { texts: { ...head().texts, xx: text } } }, /xx/],
  ['a page of somebody else', { login: head() }, /login: the remote has no route/],
  ['a listed page without a description', { about: { texts: perLanguage(() => ({ title: 'A' })) } }, /no description/],
  ['variants of an unlisted page', { about: { ...head(), isListed: false, variants: {} } }, /only a listed page/],
  ['an unlisted page in ten languages', { inbox: { isListed: false, texts: { en: { title: 'A' } } } }, /no texts in/],
  ['a page that lists itself', { inbox: { ...head(), isListed: true } }, /isListed/],
  ['a page of members', { inbox: head() }, /inbox: only members may open/],
  ['one page for many addresses', { person: head() }, /is not the address of one page/],
  ['too many pages', Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`a${at}`, head()])), /More than 200/],
  ['a huge file', `${' '.repeat(512_000)}{}`, /are more than 512000/],
])('refuses %s', async (_what, heads, reason) => {
  expect(await refusalOf('page-heads', withHeads(heads))).toMatch(reason);
});

test('refuses a shell with texts of pages', async () => {
  const shell = shellBuild({ files: { 'heads.json': '{}' } });
  expect(await runCheck('page-heads', shell, { live: [] })).toMatchObject({ verdict: 'failed' });
});

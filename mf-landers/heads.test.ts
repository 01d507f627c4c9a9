import { niches } from '@pairwise/contracts/niches';
import { languages } from '@pairwise/contracts/languages';

import { heads } from './heads.ts';
import { remote } from './remote.ts';
import { landers } from './src/landers/screens.ts';

/** Addresses of one page each, which everyone may open. */
const publicPages = remote.routes.filter(({ path }) => !/:\w+(?:\/|$)/.test(path)).map(({ id }) => id);

test('every public page has texts for search engines in every language, and nothing else has', async () => {
  const all = await heads();
  expect(Object.keys(all).toSorted()).toEqual(publicPages.toSorted());
  expect(publicPages).toHaveLength(9 + Object.keys(landers).length);
  for (const { texts } of Object.values(all)) expect(Object.keys(texts)).toEqual(languages);
});

test('NICHE-01 the texts of the front page and of a lander differ by niche, and those of a variant by its slug (LAND-01)', async () => {
  const all = Object.entries(await heads()).filter(([id]) => id === 'index' || id.startsWith('landers-'));
  expect(all).toHaveLength(1 + Object.keys(landers).length);
  for (const [id, { texts }] of all) {
    for (const language of languages) {
      const { niches: others = {}, ...first } = texts[language] ?? { title: '', description: '' };
      expect([id, Object.keys(others)]).toEqual([id, niches.map((_niche, at) => String(at + 1)).slice(1)]);
      const titles = [first, ...Object.values(others)].map(({ title }) => title);
      expect([id, language, new Set(titles).size]).toEqual([id, language, niches.length]);
    }
  }
  expect((await heads())['landers-gallery']?.variants?.['opening']?.en?.title).toBe('Opening night.');
});

test('the only value in a text is the name of the site, and no text has a link', async () => {
  const values = JSON.stringify(await heads()).match(/:"[^"]*(?:\{(?!site\})|\]\()[^"]*"/g);
  expect(values).toBeNull();
});

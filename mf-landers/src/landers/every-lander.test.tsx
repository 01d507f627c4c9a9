import { niches } from '@pairwise/contracts/niches';
import { languages } from '@pairwise/contracts';
import { demoSettings, renderScreen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { messages } from '../../testing/messages.ts';
import type { LanderName } from '../lander/use-lander.ts';
import { landers } from './screens.ts';

const names = Object.keys(landers) as LanderName[];

test.each(names)(
  'LAND-01 NICHE-01 LANG-01 %s has its title in each niche and in each language, and keeps the tracking',
  async (name) => {
    const { default: Screen } = await landers[name]();
    for (const language of languages) {
      // Each niche in one language: prerender.test.ts reads all of them.
      for (const [at, niche] of (language === 'en' ? niches : niches.slice(0, 1)).entries()) {
        const { container, unmount } = renderScreen(<Screen />, {
          path: `/landers/${name}?network=nw1&utm=no`,
          route: `/landers/${name}/:slug?`,
          language,
          messages: { 'mf-landers': messages[language] },
          settings: demoSettings({ niche: at + 1 }),
        });
        expect(container.querySelectorAll('h1')).toHaveLength(1);
        expect(container.querySelector('h1')).toHaveTextContent(messages[language].landers[name].niches[niche].title);
        const targets = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
        expect(new Set(targets)).toEqual(new Set(['/signup?network=nw1']));
        unmount();
      }
    }
  },
);

test('LAND-01 a slug that no lander has shows the texts of the niche', async () => {
  const { default: Screen } = await landers.gallery();
  for (const slug of ['constructor', 'opening.title', 'nothing']) {
    const { container, unmount } = renderScreen(<Screen />, {
      path: `/landers/gallery/${slug}`,
      route: '/landers/gallery/:slug?',
      messages: { 'mf-landers': en },
    });
    expect(container.querySelector('h1')).toHaveTextContent(en.landers.gallery.niches.default.title);
    unmount();
  }
});

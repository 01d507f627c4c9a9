import { niches } from '@pairwise/contracts/niches';
import { demoSettings, renderScreen, screen } from '@pairwise/testing';

import de from '../../../messages/de.ts';
import en from '../../../messages/en.ts';
import AlonetonightScreen from './alonetonight.screen.tsx';

const texts = en.landers.alonetonight;

const open = (path: string, niche = 1) =>
  renderScreen(<AlonetonightScreen />, {
    path,
    route: '/landers/alonetonight/:slug?',
    messages: { 'mf-landers': en },
    settings: demoSettings({ niche }),
  });

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('LAND-01 ROUTE-35 the button links to the signup and keeps the tracking query', () => {
  open('/landers/alonetonight?network=nw1&sub2=x&utm=no');
  const link = screen.getByRole('link', { name: texts.action });
  expect(link).toHaveAttribute('href', '/signup?network=nw1&sub2=x');
});

test.each(Object.entries(texts.variants))('LAND-01 the slug %s selects the variant', (slug, variant) => {
  open(`/landers/alonetonight/${slug}`);
  expect(title()).toBe(variant.title);
});

test('LAND-01 a slug without a variant shows the default texts', () => {
  open('/landers/alonetonight/constructor');
  expect(title()).toBe(texts.niches.default.title);
});

test.each(niches)('NICHE-01 the site of the niche %s shows its texts', (niche) => {
  open('/landers/alonetonight', niches.indexOf(niche) + 1);
  expect(title()).toBe(texts.niches[niche].title);
});

test('NICHE-01 the pictures follow the niche', () => {
  const pictures = ({ container }: { container: HTMLElement }) =>
    [...container.querySelectorAll('img')].map((image) => image.src);
  const usual = open('/landers/alonetonight', 1);
  const usualPictures = pictures(usual);
  usual.unmount();
  expect(pictures(open('/landers/alonetonight', 7))).not.toEqual(usualPictures);
});

test('LANG-01 shows German texts', () => {
  renderScreen(<AlonetonightScreen />, { language: 'de', messages: { 'mf-landers': de } });
  expect(title()).toBe(de.landers.alonetonight.niches.default.title);
});

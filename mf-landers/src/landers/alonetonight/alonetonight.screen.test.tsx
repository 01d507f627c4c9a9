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

test('LAND-01 ROUTE-35 the one button links to the signup and keeps the tracking query', () => {
  open('/landers/alonetonight?network=nw1&sub2=x&utm=no');
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveAttribute('href', '/signup?network=nw1&sub2=x');
  expect(links[0]).toHaveAccessibleName('Start talking, it is free');
});

test('LAND-01 the slug selects the variant', () => {
  open('/landers/alonetonight/weekend');
  expect(title()).toBe(texts.variants.weekend.title);
});

test('LAND-01 a slug without a variant shows the default texts', () => {
  open('/landers/alonetonight/constructor');
  expect(title()).toBe(texts.niches.default.title);
});

test.each([
  [1, 'default'],
  [2, 'she'],
  [3, 'bdsm'],
  [4, 'bbw'],
  [5, 'gilf'],
  [6, 'milf'],
  [7, 'gay'],
] as const)('NICHE-01 niche %i shows the texts of %s', (number, niche) => {
  open('/landers/alonetonight', number);
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
  expect(title()).toBe('Noch jemand ist wach.');
});

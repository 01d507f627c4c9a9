import { demoSettings, renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import AlonetonightScreen from '../landers/alonetonight/alonetonight.screen.tsx';

const { variants, niches } = en.landers.alonetonight;

const open = () =>
  renderScreen(<AlonetonightScreen />, {
    path: '/landers/alonetonight',
    route: '/landers/alonetonight/:slug?',
    messages: { 'mf-landers': en },
  });

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('LAND-01 without a slug, the variant that the gateway chose for this document is shown', () => {
  const page = document.createElement('script');
  page.id = 'mfe-page';
  page.type = 'application/json';
  page.append(JSON.stringify({ variants: { '/landers/alonetonight': 'weekend' } }));
  document.body.append(page);
  const { unmount } = open();
  expect(title()).toBe(variants.weekend.title);
  unmount();
  page.remove();
  open();
  expect(title()).toBe(niches.default.title);
});

test('LAND-01 NICHE-01 a variant has its own texts in a niche, and the variant’s in the others', () => {
  const { alonetonight } = en.landers;
  const weekend = { ...variants.weekend, niches: { gay: { title: 'His Saturday is open, too.' } } };
  const own = { ...en, landers: { ...en.landers, alonetonight: { ...alonetonight, variants: { weekend } } } };
  const openFor = (niche: number) =>
    renderScreen(<AlonetonightScreen />, {
      path: '/landers/alonetonight/weekend',
      route: '/landers/alonetonight/:slug?',
      messages: { 'mf-landers': own },
      settings: demoSettings({ niche }),
    });
  const { unmount } = openFor(7);
  expect(title()).toBe('His Saturday is open, too.');
  // The rest is the variant's.
  expect(screen.getByText(variants.weekend.lead)).toBeVisible();
  unmount();
  openFor(2);
  expect(title()).toBe(variants.weekend.title);
});

import { renderScreen, screen } from '@pairwise/testing';

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

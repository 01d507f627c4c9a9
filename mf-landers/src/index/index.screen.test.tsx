import { niches } from '@pairwise/contracts/niches';
import { demoSettings, renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { palettes } from '../niche/palettes.ts';
import IndexScreen from './index.screen.tsx';

const open = (path: string, settings: Parameters<typeof demoSettings>[0] = {}) =>
  renderScreen(<IndexScreen />, { path, messages: { 'mf-landers': en }, settings: demoSettings(settings) });

const browseLink = () => screen.queryByRole('link', { name: 'Look around first' });

test('ROUTE-01 the front page links to the signup with the tracking query', () => {
  open('/?ref=77');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('It starts with hello.');
  expect(screen.getByRole('link', { name: 'Start for free' })).toHaveAttribute('href', '/signup?ref=77');
  expect(screen.getByRole('link', { name: 'See all prices' })).toHaveAttribute('href', '/pricing');
});

test.each(niches)('NICHE-01 ROUTE-01 the front page has the words and the colours of %s', (niche) => {
  const { unmount } = open('/', { niche: niches.indexOf(niche) + 1 });
  const { title, lead } = niche === 'default' ? en.index : en.index.niches[niche];
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByText(lead)).toBeVisible();
  const coloured = screen.getByRole('link', { name: 'Start for free' }).closest('section')?.parentElement;
  expect(getComputedStyle(coloured ?? document.body).getPropertyValue('--lander-accent')).toBe(palettes[niche].accent);
  unmount();
});

test('offers to browse without a login when the settings allow it', () => {
  open('/', { logged_out_search: 'yes' });
  expect(browseLink()).toHaveAttribute('href', '/members');
});

test('offers it to visitors with a traffic source when the settings require one', () => {
  const settings = { logged_out_search: 'no', logged_out_search_trafficsource: 'yes' } as const;
  const { unmount } = open('/', settings);
  expect(browseLink()).toBeNull();
  unmount();
  open('/?network=nw1', settings);
  expect(browseLink()).toHaveAttribute('href', '/members?network=nw1');
});

test('does not offer it when only members may search', () => {
  open('/?network=nw1', { logged_out_search: 'no', logged_out_search_trafficsource: 'no' });
  expect(browseLink()).toBeNull();
});

import { demoSettings, renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import IndexScreen from './index.screen.tsx';

const open = (path: string, settings: Parameters<typeof demoSettings>[0] = {}) =>
  renderScreen(<IndexScreen />, { path, messages: { 'mf-landers': en }, settings: demoSettings(settings) });

const lookAround = () => screen.queryByRole('link', { name: 'Look around first' });

test('ROUTE-01 the front page says what it is and leads to the signup with the tracking query', () => {
  open('/?ref=77');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('It starts with hello.');
  expect(screen.getByRole('link', { name: 'Start for free' })).toHaveAttribute('href', '/signup?ref=77');
  expect(screen.getByRole('link', { name: 'See all prices' })).toHaveAttribute('href', '/pricing');
});

test('looking around without a login is offered as the settings allow it', () => {
  open('/', { logged_out_search: 'yes' });
  expect(lookAround()).toHaveAttribute('href', '/members');
});

test('where search needs a traffic source, it is offered to visitors who have one', () => {
  const settings = { logged_out_search: 'no', logged_out_search_trafficsource: 'yes' } as const;
  const { unmount } = open('/', settings);
  expect(lookAround()).toBeNull();
  unmount();
  open('/?network=nw1', settings);
  expect(lookAround()).toHaveAttribute('href', '/members?network=nw1');
});

test('where search is for members only, it is not offered', () => {
  open('/?network=nw1', { logged_out_search: 'no', logged_out_search_trafficsource: 'no' });
  expect(lookAround()).toBeNull();
});

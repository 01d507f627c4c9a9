import { bus } from '@pairwise/bus';
import { act, renderScreen, screen } from '@pairwise/testing';

import en from '../messages/en.ts';
import { followMissingPages, setActivePage } from './active-page.ts';
import { ShellPage } from './shell-page.tsx';

const route = {
  id: 'token',
  path: '/:token',
  layout: 'empty',
  access: 'all',
  zone: 'app',
  screen: 'link',
  skeleton: 'form',
} as const;

const missing = () => screen.queryByText('This page could not be found');

test('ROUTE-32 a remote that finds nothing at its address makes the shell show the 404 page and hide the outlet', () => {
  followMissingPages();
  setActivePage({ route, remote: 'mf-auth' });
  renderScreen(<ShellPage />, { path: '/abc', messages: { shell: en } });
  expect(missing()).toBeNull();
  // Too late: the visitor has left that address.
  act(() => bus.emit('page:missing', { path: '/left' }));
  expect(missing()).toBeNull();
  act(() => bus.emit('page:missing', { path: '/abc' }));
  expect(missing()).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-own-page');
  act(() => setActivePage({ route, remote: 'mf-auth' }));
  expect(missing()).toBeNull();
});

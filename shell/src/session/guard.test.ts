import type { Access, RemoteRoute } from '@pairwise/contracts';
import { busWriter, people } from '@pairwise/testing';

import { setActivePage } from '../active-page.ts';
import { guardRoutes } from './guard.ts';

const routeOf = (path: string, access: Access): RemoteRoute => ({
  id: path,
  path,
  layout: 'default',
  access,
  zone: 'app',
  screen: 'x',
  skeleton: 'page',
});
const chats = routeOf('/chats', 'members');
const login = routeOf('/login', 'visitors');
const pricing = routeOf('/pricing', 'all');

const { promise: known, resolve: becomesKnown } = Promise.withResolvers<void>();
const mayShow = guardRoutes({
  known,
  refresh: () => Promise.resolve(),
  update: () => undefined,
  logOut: () => Promise.resolve(),
});

const open = (route: RemoteRoute, address: string = route.path) => {
  history.replaceState(null, '', address);
  setActivePage({ route, remote: 'mf-x' });
};
const address = () => `${location.pathname}${location.search}`;

test('ROUTE-23 a public route does not wait for the user', async () => {
  open(pricing);
  expect(await mayShow(pricing)).toBe(true);
});

test('ROUTE-04 redirects a visitor on a members’ page to the login once, although page and guard both check', async () => {
  open(chats, '/chats');
  const allowed = mayShow(chats);
  busWriter.user(null);
  becomesKnown();
  expect(await allowed).toBe(false);
  expect(address()).toBe('/login?next=%2Fchats');
});

test('ROUTE-19 a login there continues to the requested page, which the member may see', async () => {
  open(login, '/login?next=%2Fchats');
  expect(await mayShow(login)).toBe(true);
  busWriter.user(people.free);
  expect(address()).toBe('/chats');
  setActivePage({ route: chats, remote: 'mf-chat' });
  expect(await mayShow(chats)).toBe(true);
});

test('redirects to the login, with the way back, when the session ends on a members’ page', () => {
  open(chats, '/chats?tab=new');
  busWriter.user(null);
  expect(address()).toBe('/login?next=%2Fchats%3Ftab%3Dnew');
});

test('a logout on a members’ page leads home and not to the login', () => {
  busWriter.user(people.free);
  open(chats, '/chats');
  history.pushState(null, '', '/');
  busWriter.user(null);
  expect(address()).toBe('/');
});

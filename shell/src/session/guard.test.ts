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

test('ROUTE-23 what everybody may see waits for nobody', async () => {
  open(pricing);
  expect(await mayShow(pricing)).toBe(true);
});

test('ROUTE-04 a visitor on a members’ page is led to the login once, although page and guard both ask', async () => {
  open(chats, '/chats');
  const answer = mayShow(chats);
  busWriter.user(null);
  becomesKnown();
  expect(await answer).toBe(false);
  expect(address()).toBe('/login?next=%2Fchats');
});

test('ROUTE-19 whoever logs in there goes on to where they wanted, and may see it', async () => {
  open(login, '/login?next=%2Fchats');
  expect(await mayShow(login)).toBe(true);
  busWriter.user(people.free);
  expect(address()).toBe('/chats');
  setActivePage({ route: chats, remote: 'mf-chat' });
  expect(await mayShow(chats)).toBe(true);
});

test('a session that ends on a members’ page leads to the login, with the way back', () => {
  open(chats, '/chats?tab=new');
  busWriter.user(null);
  expect(address()).toBe('/login?next=%2Fchats%3Ftab%3Dnew');
});

test('who logs out on a members’ page and is sent home is not led to the login on the way', () => {
  busWriter.user(people.free);
  open(chats, '/chats');
  history.pushState(null, '', '/');
  busWriter.user(null);
  expect(address()).toBe('/');
});

import type { Access, RemoteRoute, User } from '@pairwise/contracts';
import { people } from '@pairwise/testing';

import { accessRedirect } from './access-redirect.ts';

const route = (access: Access): RemoteRoute => ({
  id: 'x',
  path: '/x',
  layout: 'default',
  access,
  zone: 'app',
  screen: 'x',
  skeleton: 'page',
});

type Row = [access: Access, label: string, user: User | null | undefined, address: string, target: string | undefined];

const member = people.free;
const rows: Row[] = [
  ['all', 'a visitor', null, '/pricing', undefined],
  ['all', 'a member', member, '/pricing', undefined],
  ['members', 'a member', member, '/chats', undefined],
  ['members', 'a visitor', null, '/chats', '/login?next=%2Fchats'],
  ['members', 'a visitor', null, '/likes/given?page=2', '/login?next=%2Flikes%2Fgiven%3Fpage%3D2'],
  ['visitors', 'a visitor', null, '/login?next=%2Fchats', undefined],
  ['visitors', 'a member', member, '/', '/members'],
  ['visitors', 'a member', member, '/login?next=%2Fchats', '/chats'],
  ['visitors', 'a member', member, '/login?next=https%3A%2F%2Fevil.test%2F', '/members'],
  ['visitors', 'a member', member, '/login?next=%2F%2Fevil.test', '/members'],
  ['members', 'a user who is not known yet', undefined, '/chats', undefined],
  ['visitors', 'a user who is not known yet', undefined, '/', undefined],
];

test.each(rows)('ROUTE-01 ROUTE-19 access rule %#: %s, %s', (access, _label, user, address, target) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  expect(accessRedirect(route(access), user, { pathname, search })).toBe(target);
});

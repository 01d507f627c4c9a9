import type { RouteQuery } from '@pairwise/contracts/remote';

import { dataPreloads } from './data-preloads.ts';

const search: RouteQuery = {
  endpoint: 'GET /api/members.php',
  fromAddress: ['gender', 'min_age', 'pageNumber'],
  defaults: { pageNumber: '1' },
};
const member: RouteQuery = { endpoint: 'GET /api/member.php', fromPath: { id: 'id' } };

test('takes the named parameters of the address and the defaults of those that are missing', () => {
  const route = { path: '/members', queries: [search] };
  expect(dataPreloads(route, '/members')).toEqual(['/api/members.php?pageNumber=1']);
  expect(dataPreloads(route, '/members?utm=x&min_age=30&pageNumber=2&gender=female')).toEqual([
    '/api/members.php?pageNumber=2&gender=female&min_age=30',
  ]);
});

test('takes parameters of the path under the name of the query', () => {
  expect(dataPreloads({ path: '/members/:id', queries: [member] }, '/members/7?x=1')).toEqual(['/api/member.php?id=7']);
  const chat: RouteQuery = { endpoint: 'GET /api/chat.php', fromPath: { conversation: 'id' } };
  expect(dataPreloads({ path: '/chats/:id', queries: [chat] }, '/chats/12')).toEqual(['/api/chat.php?conversation=12']);
});

test('encodes values, so that a link cannot leave its attribute or name another parameter', () => {
  expect(dataPreloads({ path: '/members/:id', queries: [member] }, '/members/7%22%3E%26a=b')).toEqual([
    '/api/member.php?id=7%22%3E%26a%3Db',
  ]);
  expect(dataPreloads({ path: '/members/:id', queries: [member] }, '/members/%E0%A4%A')).toEqual([]);
});

test('preloads nothing without queries, without a value of the path, and from anything that is not a read of the api', () => {
  expect(dataPreloads({ path: '/members' }, '/members')).toEqual([]);
  expect(dataPreloads({ path: '/gallery/:id?', queries: [member] }, '/gallery')).toEqual([]);
  // Published data is JSON: its type holds only in an honest build.
  const endpoint = 'GET https://evil.example/x.php' as 'GET /api/member.php';
  expect(dataPreloads({ path: '/members', queries: [{ endpoint }] }, '/members')).toEqual([]);
  const write = 'DELETE /api/like.php' as 'GET /api/member.php';
  expect(dataPreloads({ path: '/members', queries: [{ endpoint: write }] }, '/members')).toEqual([]);
});

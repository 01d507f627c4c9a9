import { languages } from '@pairwise/contracts/languages';

import { route } from '../../testing/gate-fixtures.ts';
import { makeVersion } from '../../testing/make-document.ts';
import { visitOf } from './addresses.ts';
import { inLanguages, partOfTurn, takeTurns, visitsOf } from './turns.ts';

const visits = (count: number) => Array.from({ length: count }, (_, at) => visitOf(route(`r${at}`, `/r${at}`), {}));

test('PLAT-02 every route and every language has its turn', () => {
  const few = inLanguages(visits(1));
  expect(few.map(({ language }) => language)).toEqual([...languages]);
  const many = inLanguages(visits(languages.length + 2));
  expect(many.map(({ visit }) => visit.address)).toEqual(visits(languages.length + 2).map(({ address }) => address));
  expect(new Set(many.map(({ language }) => language)).size).toBe(languages.length);
  expect(inLanguages([])).toEqual([]);
});

test('a route with a problem has no further turn; the others have all of theirs', async () => {
  const turns = inLanguages(visits(2));
  const taken: string[] = [];
  await takeTurns(['lane'], turns, async ({ visit }) => {
    taken.push(visit.address);
    return visit.address === '/r0' && taken.length > 1;
  });
  expect(taken.slice(0, 3)).toEqual(['/r0', '/r1', '/r0']);
  expect(taken.slice(3)).toEqual(
    turns.slice(3).flatMap(({ visit: { address } }) => (address === '/r0' ? [] : [address])),
  );
  expect(turns.length).toBeGreaterThan(6);
});

test('PLAT-02 a page for everyone is visited by a visitor and by a member, unless its origin has no members', () => {
  const routes = [
    route('login', '/login', { access: 'visitors' }),
    route('chats', '/chats', { access: 'members' }),
    route('help', '/help', { access: 'all' }),
    route('faq', '/faq', { access: 'all', zone: 'site' }),
  ];
  const data = { name: 'mf-chat', contracts: { bus: '^1', endpoints: '^1' }, routes, widgets: [] };
  const owner = makeVersion('mf-chat', '1.0.0-00000001', { data });
  const visitedBy = (plan: { name: string; zones?: { site: string; app: string; pay: string }[] }) =>
    visitsOf(owner, {}, plan).map(({ by, address }) => `${by} ${address}`);
  const zones = [{ site: 'a.test', app: 'app.a.test', pay: 'pay.a.test' }];
  const once = ['visitor /login', 'member /chats', 'visitor /help', 'visitor /faq'];
  expect(visitedBy({ name: 'mf-chat', zones })).toEqual([...once, 'member /help']);
  // One origin has the session everywhere.
  expect(visitedBy({ name: 'mf-chat' })).toEqual([...once, 'member /help', 'member /faq']);
  expect(visitedBy({ name: 'shell', zones })).toEqual(['visitor /login']);
  const parts = inLanguages(visitsOf(owner, {}, { name: 'mf-chat', zones })).map(partOfTurn);
  expect(new Set(parts).size).toBe(parts.length);
  expect(parts.filter((part) => part.startsWith('member ')).every((part) => part.endsWith(' /help'))).toBe(true);
});

import { openRegistry, type Registry } from '../registry/index.ts';
import { remoteBuild, route, shellBuild } from '../testing/gate-fixtures.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { operator } from '../testing/start-gateway.ts';
import { targetsOf } from './targets.ts';

const [one, two] = ['1.0.0-00000001', '1.1.0-00000002'] as const;

let registry: Registry;
beforeAll(() => {
  registry = openRegistry({ dataDir: temporaryFolder() });
  registry.putLive(shellBuild(), operator);
  const [chats, chat, old, added] = [
    route('chats', '/chats'),
    route('chat', '/chats/:id'),
    route('old', '/chats/old'),
    route('new', '/chats/new'),
  ];
  registry.putLive(remoteBuild({ version: one, routes: [chats, chat, old] }), operator);
  registry.publish(remoteBuild({ version: two, routes: [{ ...chats, access: 'members' }, chat, added] }), operator);
  const games = [route('game', '/games/:id'), route('games', '/games')];
  registry.putLive(remoteBuild({ name: 'mf-games', version: one, routes: games }), operator);
  registry.publish(shellBuild({ version: two }), operator);
});

const sidesOf = (name: string, against: string | undefined) =>
  targetsOf(registry.current(), { name, version: two, against }, { chats: '17' }).map(
    ({ owner, address, before, after }) => [owner, address, before?.version, after?.version],
  );

test('PLAT-04 a remote is pictured at each of its routes, before and after', () => {
  expect(sidesOf('mf-chat', one)).toEqual([
    ['mf-chat', '/chats', one, two],
    ['mf-chat', '/chats/17', one, two],
    ['mf-chat', '/chats/new', undefined, two],
    ['mf-chat', '/chats/old', one, undefined],
  ]);
  const [chats] = targetsOf(registry.current(), { name: 'mf-chat', version: two, against: one }, {});
  expect([chats?.before?.route.access, chats?.after?.route.access]).toEqual(['all', 'members']);
});

test('every page of a first version is new', () => {
  expect(sidesOf('mf-chat', undefined).map(([, , before]) => before)).toEqual([undefined, undefined, undefined]);
});

test('PLAT-04 a shell is pictured at its own page and around one page of each remote that has a real address', () => {
  expect(sidesOf('shell', one)).toEqual([
    ['shell', '/lang-config', one, two],
    ['mf-chat', '/chats', one, one],
    ['mf-games', '/games', one, one],
  ]);
});

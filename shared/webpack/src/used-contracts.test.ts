import { offeredContracts, usedContracts } from './used-contracts.ts';

// As the minifier leaves it.
const code =
  'let e=(0,r.useStream)(n.bus.user$);c("GET /api/chat.php");n.bus.emit("user:changed",{});x.my_unread$;y("mfe:readyish")';

test('PLAT-02 built code is searched for the names of the contracts it uses', () => {
  const { endpoint, stream, event } = usedContracts(code);
  expect(['user', 'unread', 'likes'].filter(stream)).toEqual(['user']);
  expect(['user:changed', 'mfe:ready'].filter(event)).toEqual(['user:changed']);
  expect(['GET /api/chat.php', 'GET /api/chats.php', 'POST /api/chat.php'].filter(endpoint)).toEqual([
    'GET /api/chat.php',
  ]);
});

test('the shell offers the whole bus, whatever it names, and calls what it calls', () => {
  const { endpoint, stream, event } = offeredContracts(code);
  expect(stream('likes') && event('mfe:ready')).toBe(true);
  expect(endpoint('GET /api/user.php')).toBe(false);
});

test('an endpoint that is told apart by its query is found by that name, and is no other', () => {
  const { endpoint } = usedContracts('c("POST /api/user.php?push=1",{body:e})');
  expect(['POST /api/user.php?push=1', 'POST /api/user.php'].filter(endpoint)).toEqual(['POST /api/user.php?push=1']);
});

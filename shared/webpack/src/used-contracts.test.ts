import { offeredContracts, unknownEndpoints, usedContracts } from './used-contracts.ts';

// Minified code.
const code =
  'let e=(0,r.useStream)(n.bus.user$);c("GET /api/chat.php");n.bus.emit("user:changed",{});x.my_unread$;y("mfe:readyish")';

test('PLAT-02 finds the contracts that built code uses by their names', () => {
  const { endpoint, stream, event } = usedContracts(code);
  expect(['user', 'unread', 'likes'].filter(stream)).toEqual(['user']);
  expect(['user:changed', 'mfe:ready'].filter(event)).toEqual(['user:changed']);
  expect(['GET /api/chat.php', 'GET /api/chats.php', 'POST /api/chat.php'].filter(endpoint)).toEqual([
    'GET /api/chat.php',
  ]);
});

test('the shell offers the whole bus, and only the endpoints it calls', () => {
  const { endpoint, stream, event } = offeredContracts(code);
  expect(stream('likes') && event('mfe:ready')).toBe(true);
  expect(endpoint('GET /api/user.php')).toBe(false);
});

test('an endpoint key with a query is found as that key only', () => {
  const { endpoint } = usedContracts('c("POST /api/user.php?push=1",{body:e})');
  expect(['POST /api/user.php?push=1', 'POST /api/user.php'].filter(endpoint)).toEqual(['POST /api/user.php?push=1']);
});

test('PLAT-02 an endpoint that no contract has is named, also where its call comes after a press', () => {
  const pressed = 'onClick:()=>c("GET /api/purchases.php",{query:e}),onBlur:()=>c("POST /api/user.php?pull=1")';
  expect(unknownEndpoints(`${code};${pressed}`)).toEqual(['GET /api/purchases.php', 'POST /api/user.php?pull=1']);
  expect(unknownEndpoints(code)).toEqual([]);
});

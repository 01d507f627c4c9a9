import { refusalOf, runCheck, remoteBuild, route, shellBuild, type Bad } from '../../testing/gate-fixtures.ts';

const live = [
  shellBuild(),
  remoteBuild({
    name: 'mf-members',
    routes: [
      route('members', '/members'),
      route('member', '/members/:id/:tab?'),
      route('link', '/members/:id/links/:token'),
    ],
  }),
  remoteBuild({ name: 'mf-chat-room', routes: [route('room', '/members/:id/chat')] }),
];
const only = (path: string, more = {}) => ({ routes: [route('x', path, more)] });

test.each<Bad>([
  ['an address of the gateway', only('/api/chats'), /\/api belongs to the gateway/],
  ['an address of the shell', only('/lang-config'), /is \/lang-config of the shell/],
  ['the address of another remote', only('/members'), /\/members is \/members of mf-members/],
  ['the same address with another parameter name', only('/members/:member'), /is \/members\/:id\/:tab\? of mf-members/],
  [
    'an address that another remote serves by a parameter today',
    only('/members/online'),
    /would match \/members\/online, which mf-members serves/,
  ],
  [
    'an address of others by one fixed segment more',
    only('/members/5/:tab'),
    /would match \/members\/5\/chat, which mf-chat-room serves today by \/members\/:id\/chat/,
  ],
  [
    'an address that others serve by a token',
    only('/members/:id/links/:link'),
    /would match \/members\/1\/links\/A{43}, which mf-members serves/,
  ],
  ['an optional segment of the gateway', only('/api?/chats'), /\/api\? belongs to the gateway/],
  ['all addresses of one segment', only('/:page'), /would match every address of its length/],
  ['the zone of payments', only('/pay', { zone: 'pay' }), /zone "pay", which belongs to mf-billing/],
  ['one address twice', { routes: [route('a', '/a/:id'), route('b', '/a/:name/:tab?')] }, /are one address/],
])('PLAT-02 refuses %s', async (_what, options, reason) => {
  expect(await refusalOf('routes', options, { live })).toMatch(reason);
});

test('PLAT-02 accepts a path beside others, links of mails, and payments of mf-billing', async () => {
  expect(
    await runCheck('routes', remoteBuild({ routes: [route('a', '/members/:id/chat/now'), route('b', '/:token')] }), {
      live,
    }),
  ).toMatchObject({ verdict: 'passed' });
  const billing = remoteBuild({ name: 'mf-billing', routes: [route('pay', '/directdebit', { zone: 'pay' })] });
  expect(await runCheck('routes', billing, { live })).toMatchObject({ verdict: 'passed' });
});

test('PLAT-02 accepts an address that others serve more exactly', async () => {
  const exact = remoteBuild({
    name: 'mf-diary',
    routes: [route('b', '/diary/:id/today'), route('c', '/diary/a/today')],
  });
  const wide = remoteBuild({ routes: [route('day', '/diary/:id/:day')] });
  expect(await runCheck('routes', wide, { live: [...live, exact] })).toMatchObject({ verdict: 'passed' });
  // /diary/a/today is that of mf-diary already, and nothing else that both match.
  const beside = remoteBuild({ routes: [route('a', '/diary/a/:day')] });
  expect(await runCheck('routes', beside, { live: [...live, exact] })).toMatchObject({ verdict: 'passed' });
});

test('PLAT-02 accepts an address that the remote serves already', async () => {
  const own = [route('online', '/members/online')];
  const both = [...live, remoteBuild({ routes: own })];
  expect(
    await runCheck('routes', remoteBuild({ version: '1.0.1-00000002', routes: own }), { live: both }),
  ).toMatchObject({
    verdict: 'passed',
  });
});

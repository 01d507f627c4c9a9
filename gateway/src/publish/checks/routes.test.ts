import { refusalOf, runCheck, remoteBuild, route, shellBuild, type Bad } from '../../testing/gate-fixtures.ts';

const live = [
  shellBuild(),
  remoteBuild({ name: 'mf-members', routes: [route('members', '/members'), route('member', '/members/:id/:tab?')] }),
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

test('PLAT-02 accepts an address that the remote serves already', async () => {
  const own = [route('online', '/members/online')];
  const both = [...live, remoteBuild({ routes: own })];
  expect(
    await runCheck('routes', remoteBuild({ version: '1.0.1-00000002', routes: own }), { live: both }),
  ).toMatchObject({
    verdict: 'passed',
  });
});

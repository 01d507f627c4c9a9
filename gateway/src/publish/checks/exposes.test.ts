import {
  refusalOf,
  runCheck,
  remoteBuild,
  type RemoteOptions,
  route,
  shellBuild,
} from '../../testing/gate-fixtures.ts';

const widgets: RemoteOptions['widgets'] = [{ slot: 'modal', name: 'unread' }];
const before = remoteBuild({ widgets, routes: [route('chats', '/chats'), route('old', '/old')] });
const next = (options: RemoteOptions) =>
  remoteBuild({ version: '1.0.1-00000002', routes: [route('chats', '/chats'), route('old', '/old')], ...options });

test('PLAT-02 refuses a remote without ./lifecycle, or with widgets and without ./widgets', async () => {
  expect(await refusalOf('exposes', { description: { exposes: ['./widgets'] } })).toMatch(
    /\.\/lifecycle is not exposed/,
  );
  expect(await refusalOf('exposes', { widgets, description: { exposes: ['./lifecycle'] } })).toMatch(
    /\.\/widgets is not exposed/,
  );
});

test('PLAT-02 refuses to remove a live widget, unless another one fills its slot', async () => {
  const live = [shellBuild(), before];
  expect(await runCheck('exposes', next({}), { live })).toMatchObject({
    verdict: 'failed',
    reason: expect.stringMatching(/widget "unread" of slot modal was removed/),
  });
  expect(await runCheck('exposes', next({ widgets: [{ slot: 'modal', name: 'news' }] }), { live })).toMatchObject({
    verdict: 'passed',
  });
  const other = remoteBuild({ name: 'mf-members', routes: [route('m', '/members')], widgets });
  expect(await runCheck('exposes', next({}), { live: [...live, other] })).toMatchObject({ verdict: 'passed' });
});

test('PLAT-02 warns of a removed address, and says what it needs to go live and what is unknown', async () => {
  const check = await runCheck('exposes', next({ widgets, routes: [route('chats', '/chats')] }), {
    live: [shellBuild(), before],
  });
  expect(check).toMatchObject({
    verdict: 'warned',
    reason: expect.stringMatching(/removed: \/old\. .*--lose-routes.*are unknown/),
  });
});

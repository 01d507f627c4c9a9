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

test('PLAT-02 without ./lifecycle it could not be mounted, without ./widgets no widget shown', async () => {
  expect(await refusalOf('exposes', { description: { exposes: ['./widgets'] } })).toMatch(
    /\.\/lifecycle is not exposed/,
  );
  expect(await refusalOf('exposes', { widgets, description: { exposes: ['./lifecycle'] } })).toMatch(
    /\.\/widgets is not exposed/,
  );
});

test('PLAT-02 a widget that is live may not go, unless something else stands in its slot', async () => {
  const live = [shellBuild(), before];
  expect(await runCheck('exposes', next({}), { live })).toMatchObject({
    verdict: 'failed',
    reason: expect.stringMatching(/widget "unread" of slot modal is gone/),
  });
  expect(await runCheck('exposes', next({ widgets: [{ slot: 'modal', name: 'news' }] }), { live })).toMatchObject({
    verdict: 'passed',
  });
  const other = remoteBuild({ name: 'mf-members', routes: [route('m', '/members')], widgets });
  expect(await runCheck('exposes', next({}), { live: [...live, other] })).toMatchObject({ verdict: 'passed' });
});

test('PLAT-02 an address that goes is told, with what is not known', async () => {
  const check = await runCheck('exposes', next({ widgets, routes: [route('chats', '/chats')] }), {
    live: [shellBuild(), before],
  });
  expect(check).toMatchObject({ verdict: 'warned', reason: expect.stringMatching(/gone: \/old\. .*not known here/) });
});

import type { AuditEntry } from '@pairwise/contracts/console';
import { screen, userEvent, within } from '@pairwise/testing';

import { entry } from '../../testing/facts.ts';
import { fakeControl } from '../../testing/fake-control.ts';
import { openDisclosure } from '../../testing/open-disclosure.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const entries = Array.from({ length: 45 }, (_, index) =>
  entry(45 - index, index === 44 ? { what: { kind: 'publish', name: 'shell', version: '1.0.0' } } : {}),
);

test('PLAT-04 the log shows who did what and why, page by page, and whether its chain is intact', async () => {
  fakeControl({ audit: entries, chain: { entries: 45, broken: null } });
  renderConsole('/audit');
  expect(await screen.findByText('chat/Rui put mf-chat 1.0.45 live for everyone')).toBeVisible();
  expect(screen.getByText('Ticket 45')).toBeVisible();
  expect(screen.getByText('Chain intact: 45 entries')).toBeVisible();
  expect(screen.getByText('20 entries shown')).toBeVisible();
  const more = screen.getByRole('button', { name: 'Load older entries' });
  await userEvent.click(more);
  expect(await screen.findByText('40 entries shown')).toBeVisible();
  await userEvent.click(more);
  expect(await screen.findByText('45 entries shown')).toBeVisible();
  expect(screen.getByText('chat/Rui published shell 1.0.0')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load older entries' })).toBeNull();
});

test('when older entries cannot be loaded, the loaded ones stay', async () => {
  const control = fakeControl({ audit: entries });
  renderConsole('/audit');
  const more = await screen.findByRole('button', { name: 'Load older entries' });
  control.failing.set('GET /api/audit', 'error');
  await userEvent.click(more);
  expect(await screen.findByText(/The older entries could not be loaded/)).toBeVisible();
  expect(screen.getByText('Ticket 45')).toBeVisible();
  control.failing.clear();
  await userEvent.click(more);
  expect(await screen.findByText('40 entries shown')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('the log of one deployable has its own address', async () => {
  fakeControl({ audit: entries });
  renderConsole('/audit?deployable=shell');
  expect(await screen.findByText('chat/Rui published shell 1.0.0')).toBeVisible();
  expect(screen.queryByText('Ticket 45')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Deployable'), 'All deployables');
  expect(await screen.findByText('Ticket 45')).toBeVisible();
  expect(location.search).toBe('');
});

test.each([
  ['operator', 'chat/Rui accepted mf-chat 1.1.0 without the checks of the gate'],
  ['browser', 'chat/Rui had mf-chat 1.1.0 checked: Verified'],
])('PLAT-04 “verified” is said only of a version that the gate has seen: a check by %s', async (id, sentence) => {
  const what: AuditEntry['what'] = { kind: 'check', name: 'mf-chat', version: '1.1.0', status: 'verified' };
  const difference = [{ path: 'versions/mf-chat/1.1.0/checks', before: [], after: [{ id }] }];
  fakeControl({ audit: [entry(8, { what, difference })] });
  renderConsole('/audit');
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('PLAT-02 a change that lost live addresses names them', async () => {
  const what: AuditEntry['what'] = { kind: 'promote', name: 'mf-chat', version: '1.1.0', loseRoutes: ['/', '/old'] };
  fakeControl({ audit: [entry(8, { what })] });
  renderConsole('/audit');
  expect(await screen.findByText('Live addresses that are lost: /, /old')).toBeVisible();
});

test('PLAT-04 names who is notified of one deployable, and of all', async () => {
  const what = { kind: 'subscribe', subscription: '0123456789ab', target: 'https://ci.example' } as const;
  const all = { ...what, kind: 'unsubscribe', name: '*' } as const;
  fakeControl({ audit: [entry(9, { what: all }), entry(8, { what: { ...what, name: 'mf-chat' } })] });
  renderConsole('/audit');
  const text = 'chat/Rui subscribed a receiver of notifications: mf-chat https://ci.example';
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', expect.stringContaining('mf-chat'));
  const ofAll = 'chat/Rui unsubscribed a receiver of notifications: All deployables https://ci.example';
  expect(screen.getByText(ofAll)).toBeVisible();
  expect(screen.queryByRole('link', { name: ofAll })).toBeNull();
});

test('PLAT-04 names the team of a registered name, and the holder of its token', async () => {
  const of = { name: 'mf-games', team: 'games' };
  const token = { kind: 'token', ...of, person: 'Ada', token: '0123456789ab' } as const;
  fakeControl({ audit: [entry(9, { what: token }), entry(8, { what: { kind: 'register', ...of } })] });
  renderConsole('/audit');
  expect(await screen.findByText('chat/Rui registered a name for a team: mf-games games')).toBeVisible();
  expect(screen.getByText('chat/Rui created a token for a team: mf-games games/Ada')).toBeVisible();
});

test('PLAT-04 names the zones and slots that a name was bound to', async () => {
  const of = { name: 'mf-chat', zones: ['site', 'app'], slots: ['modal'], request: '0123456789ab' };
  const what = { ...of, kind: 'bind-approve' } as unknown as AuditEntry['what'];
  const first = { kind: 'bind', name: 'mf-games', zones: ['app'], slots: [] } as unknown as AuditEntry['what'];
  fakeControl({ audit: [entry(9, { what }), entry(8, { who: 'gateway', what: first })] });
  renderConsole('/audit');
  const text = 'chat/Rui approved other zones and slots: mf-chat zones site, app; slots modal';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText('The gateway bound a name to zones and slots: mf-games zones app; slots none')).toBeVisible();
});

test('names the versions that were pruned, and says of which a preview link was made', async () => {
  const what = { kind: 'prune', name: 'mf-chat', versions: ['1.0.1', '1.0.2'] } as const;
  const preview = { kind: 'preview', name: 'mf-chat', version: '1.0.3' } as const;
  fakeControl({
    audit: [entry(9, { who: 'gateway', what: { ...what, versions: [...what.versions] } }), entry(8, { what: preview })],
  });
  renderConsole('/audit');
  expect(await screen.findByText('The gateway removed unused versions: mf-chat 1.0.1, 1.0.2')).toBeVisible();
  expect(screen.getByText('chat/Rui made a preview link of mf-chat 1.0.3')).toBeVisible();
});

test('PLAT-07 an automatic action of the gateway is marked as such, with what it changed', async () => {
  fakeControl({
    audit: [
      entry(3, {
        who: 'gateway',
        what: { kind: 'halt', name: 'mf-chat', version: '1.1.0' },
        why: '4 % had an error.',
        difference: [
          {
            path: 'rollouts.mf-chat',
            before: { version: '1.1.0', steps: [{ audience: {}, percent: 10 }], haltOn: { minSessions: 50 } },
            after: null,
          },
        ],
      }),
    ],
  });
  renderConsole('/audit');
  expect(await screen.findByText('The gateway stopped the canary of mf-chat 1.1.0')).toBeVisible();
  const summary = screen.getByText('Revision 3, 1 change in the registry');
  await openDisclosure(summary);
  const [, row] = within(screen.getByRole('table')).getAllByRole('row');
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'rollouts.mf-chat',
    'version: 1.1.0steps: audience: –percent: 10haltOn: minSessions: 50',
    '–',
  ]);
});

test('shows changed values as text: lists in one line, objects by their fields', async () => {
  const difference = [
    { path: 'history/mf-chat', before: ['1.0.0'], after: ['1.1.0', '1.0.0'] },
    { path: 'pointers/mf-chat', before: '1.0.0', after: '1.1.0' },
    { path: 'checks', before: [], after: [{ id: 'files', reason: 'All are there.' }] },
  ];
  fakeControl({ audit: [entry(3, { difference })] });
  renderConsole('/audit');
  const summary = await screen.findByText('Revision 3, 3 changes in the registry');
  await openDisclosure(summary);
  const [, history, pointer, checks] = within(screen.getByRole('table')).getAllByRole('row');
  const texts = (row?: HTMLElement) => [...(row?.children ?? [])].slice(1).map(({ textContent }) => textContent);
  expect(texts(history)).toEqual(['1.0.0', '1.1.0, 1.0.0']);
  expect(texts(pointer)).toEqual(['1.0.0', '1.1.0']);
  expect(texts(checks)).toEqual(['–', 'id: filesreason: All are there.']);
  const terms = within(checks ?? document.body).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['id: ', 'reason: ']);
});

test('shows a broken chain as an error', async () => {
  fakeControl({ audit: entries, chain: { entries: 12, broken: { revision: 13, reason: 'its hash does not fit' } } });
  renderConsole('/audit');
  expect(await screen.findByText('The chain is broken at revision 13: its hash does not fit')).toBeVisible();
  expect(screen.queryByText(/Chain intact/)).toBeNull();
});

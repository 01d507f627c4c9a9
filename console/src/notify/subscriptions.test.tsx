import type { SubscriptionState } from '@pairwise/contracts/subscriptions';
import { screen, userEvent, within } from '@pairwise/testing';

import { fakeControl } from '../../testing/fake-control.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const subscription = (more: Partial<SubscriptionState> = {}): SubscriptionState => ({
  id: '0123456789ab',
  name: 'mf-chat',
  kind: 'webhook',
  target: 'https://ci.example',
  format: 'json',
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: 'chat/Rui',
  failed: [],
  ...more,
});

const { format: _format, ...mail } = subscription({ id: 'ba9876543210', kind: 'mail', target: 'ada@dates.example' });

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

const heading = { name: 'Notifications', level: 2 };

test('shows who is notified of a deployable, what was delivered, what waits and what was given up', async () => {
  const chat = subscription({
    format: 'chat',
    target: 'https://hooks.slack.com',
    delivered: { revision: 5, at: '2026-11-21T09:00:00.000Z' },
    waiting: { revision: 7, attempts: 3, reason: 'the receiver responded with 500', next: '2026-11-21T11:02:00.000Z' },
    failed: [{ revision: 6, at: '2026-11-21T10:00:00.000Z', reason: 'no response within 10 seconds' }],
  });
  fakeControl({ subscriptions: [mail, chat] });
  renderConsole('/deployables/mf-chat');
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  expect(await screen.findByText('ada@dates.example')).toBeVisible();
  expect(row('ada@dates.example').getByText('Mails')).toBeVisible();
  expect(row('ada@dates.example').getByText('Nothing delivered yet')).toBeVisible();
  expect(row('ada@dates.example').getByText(/ by chat\/Rui$/)).toBeVisible();
  const ofChat = row('https://hooks.slack.com');
  expect(ofChat.getByText('Chat messages')).toBeVisible();
  expect(ofChat.getByText(/^Revision 5, 21 Nov 2026/)).toBeVisible();
  expect(ofChat.getByText(/^Revision 7 failed 3 times\. Next attempt: 21 Nov 2026/)).toBeVisible();
  expect(ofChat.getByText('the receiver responded with 500')).toHaveAttribute('lang', 'en');
  expect(ofChat.getByText(/^Revision 6 was given up, 21 Nov 2026/)).toBeVisible();
  expect(ofChat.getByText('no response within 10 seconds')).toBeVisible();
});

test('says how to subscribe when no one is notified', async () => {
  fakeControl();
  renderConsole('/deployables/mf-chat');
  expect(await screen.findByText('No one is notified yet.')).toBeVisible();
  expect(screen.getByText(/npm run mfe -- notify add mf-chat$/)).toBeVisible();
});

test('a team sees nothing of a deployable that it may only read, and requests nothing', async () => {
  const control = fakeControl({ subscriptions: [mail] });
  renderConsole('/deployables/shell');
  expect(await screen.findByRole('heading', { name: 'shell', level: 1 })).toBeVisible();
  expect(await screen.findByText(/You can view this deployable but not change it/)).toBeVisible();
  expect(screen.queryByRole('heading', heading)).toBeNull();
  expect(control.calls.filter(({ path }) => path.endsWith('/subscriptions'))).toEqual([]);
});

test('an error leaves the rest of the page, and can be retried', async () => {
  const control = fakeControl({ subscriptions: [mail] });
  control.failing.set('GET /api/names/mf-chat/subscriptions', 'error');
  renderConsole('/deployables/mf-chat');
  const section = within((await screen.findByRole('heading', heading)).parentElement ?? document.body);
  const retry = await section.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  expect(screen.getByRole('heading', { name: 'mf-chat', level: 1 })).toBeVisible();
  control.failing.clear();
  await userEvent.click(retry);
  expect(await section.findByText('ada@dates.example')).toBeVisible();
}, 20_000);

import { screen, userEvent, waitFor, within } from '@pairwise/testing';

import { deployable, tenPercent } from '../../testing/facts.ts';
import { fakeControl } from '../../testing/fake-control.ts';
import { renderConsole } from '../../testing/render-console.tsx';

const names = async (title: string): Promise<(string | null)[]> => {
  const section = (await screen.findByRole('heading', { level: 2, name: title })).closest('section');
  return within(section ?? document.body)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
};

test('shows the team’s own deployables first, then the others, and what the gateway rolled back', async () => {
  const control = fakeControl();
  control.state = {
    ...control.state,
    names: [deployable('shell'), deployable('mf-billing'), deployable('mf-chat', { rollout: tenPercent })],
    halts: [
      {
        revision: 3,
        at: '2026-11-20T10:00:00.000Z',
        name: 'mf-billing',
        version: '2.0.0',
        reason: '4 % had an error.',
      },
    ],
  };
  renderConsole();
  expect(await names('Your deployables')).toEqual(['mf-chat']);
  expect(await names('Other deployables')).toEqual(['shell', 'mf-billing']);
  expect(screen.getByText('Canary 1.1.0')).toBeVisible();
  expect(screen.getByText('Healthy')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Canary 10 %, stable 90 %' })).toBeVisible();
  expect(screen.getByText('4 % had an error.')).toBeVisible();
});

test.each([
  ['de', '87,5 %'],
  ['nl', '87,5%'],
] as const)('the share of the stable version is written as in %s', async (language, share) => {
  const control = fakeControl();
  const rollout = { ...tenPercent, steps: [{ audience: {}, percent: 12.5 }] };
  control.state = { ...control.state, names: [deployable('mf-chat', { rollout })] };
  renderConsole('/', language);
  expect(await screen.findByText(share)).toBeVisible();
});

test('computes ages with the gateway’s clock and shows the exact time as a tooltip', async () => {
  fakeControl();
  renderConsole();
  // 2026-11-18 against the gateway's 2026-11-21, whatever this machine's clock says.
  const [age] = await screen.findAllByText('3 days ago');
  expect(age).toHaveAttribute('title', expect.stringMatching(/18 Nov 2026/));
});

test('with nothing published, the page says what to do next', async () => {
  const control = fakeControl();
  control.state = { ...control.state, names: [] };
  renderConsole();
  expect(await screen.findByText('Nothing is live yet')).toBeVisible();
});

test('a retry button loads the page again after a failure', async () => {
  const control = fakeControl();
  control.failing.set('GET /api/state', 'error');
  renderConsole();
  expect(await screen.findByText('Something went wrong on the server.')).toBeVisible();
  control.failing.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'mf-chat' })).toBeVisible();
});

test('keeps old figures and marks them while the gateway does not respond; refreshes them when it does', async () => {
  const control = fakeControl();
  renderConsole();
  await screen.findByRole('link', { name: 'mf-chat' });
  expect(screen.queryByText(/has not responded since/)).toBeNull();
  control.failing.set('GET /api/state', 'offline');
  expect(await screen.findByText(/has not responded since/, {}, { timeout: 7000 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'mf-chat' })).toBeVisible();
  control.failing.clear();
  await waitFor(() => expect(screen.queryByText(/has not responded since/)).toBeNull(), { timeout: 7000 });
}, 20_000);

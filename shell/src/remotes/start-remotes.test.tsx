import './testing/start-runtime.ts';

import { bus } from '@pairwise/bus';
import { initI18n } from '@pairwise/i18n';
import { Slot } from '@pairwise/remote';
import { EmotionProvider } from '@pairwise/ui';
import { act, render, screen, userEvent, waitFor } from '@pairwise/testing';
import { navigateToUrl } from 'single-spa';

import { type ActiveRoute, startRemotes } from './start-remotes.ts';
import { container, entryOf, resolved } from './testing/containers.tsx';
import { scriptNetwork } from './testing/script-network.ts';

/* The real runtime and the real single-spa; a test's page runs no scripts, so that alone is pretended. */
const network = scriptNetwork();
const left = container('mf-left', '/left', () => <h1>mf-left</h1>);
const right = container('mf-right', '/right', () => <h1>mf-right</h1>);

const outlet = document.createElement('div');
const active: (ActiveRoute | null)[] = [];
const events: string[] = [];
let mayShow = true;

const go = (path: string) => act(async () => navigateToUrl(path));

beforeAll(() => {
  // single-spa-react waits for React by itself; inside `act` it would wait for ever.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.append(outlet);
  network.answer(entryOf('mf-left', '1.0.0-00000001'), left);
  network.answer(entryOf('mf-right', '1.0.0-00000001'), right);
  initI18n({ language: 'en' });
  bus.on('mfe:ready').subscribe(({ remote }) => events.push(`ready ${remote}`));
  bus.on('mfe:failed').subscribe(({ remote, phase }) => events.push(`failed ${remote} ${phase}`));
  window.history.replaceState(null, '', '/left');
  outlet.innerHTML = '<div data-skeleton="list"></div>';
  startRemotes({
    page: {
      zone: 'app',
      remotes: [
        resolved('mf-left', '/left', {
          widgets: [
            { slot: 'default-alerts', name: 'good' },
            { slot: 'default-alerts', name: 'bad' },
          ],
        }),
        resolved('mf-right', '/right'),
      ],
    },
    outlet,
    onActive: (next) => active.push(next),
    mayShow: async () => mayShow,
  });
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  events.length = 0;
});

test('PLAT-02 the remote of the address takes the place of the skeleton', async () => {
  expect(outlet.querySelector('[data-skeleton="list"]')).not.toBeNull();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
  await waitFor(() => expect(outlet.querySelector('[data-skeleton]')).toBeNull());
  expect(active).toEqual([expect.objectContaining({ remote: 'mf-left' })]);
});

test('a navigation takes one remote out and brings the next; each is told of once', async () => {
  await go('/right');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-right'));
  expect(outlet.querySelectorAll('[data-remote]')).toHaveLength(1);
  await waitFor(() => expect(events).toEqual(['ready mf-right']));
  expect(active.at(-1)).toMatchObject({ remote: 'mf-right', route: { path: '/right' } });
  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
});

test('the shell’s own screen leaves the outlet to the shell', async () => {
  await go('/lang-config');
  expect(active.at(-1)).toMatchObject({ remote: 'shell', route: { id: 'lang-config' } });
  await waitFor(() => expect(outlet.querySelector('[data-remote]')).toBeNull());
});

test('what the visitor may not see is not shown', async () => {
  mayShow = false;
  await go('/right');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(outlet.querySelector('[data-skeleton="list"]')).not.toBeNull();
  mayShow = true;
  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
});

test('PLAT-03 widgets that can be had stand in their slot, one that cannot is left out', async () => {
  const { unmount } = render(
    <EmotionProvider>
      <Slot name="default-alerts" />
    </EmotionProvider>,
  );
  expect(await screen.findByText('widget of mf-left', undefined, { timeout: 5_000 })).toBeInTheDocument();
  expect(events).toContain('failed mf-left load');
  unmount();
}, 15_000);

test('PLAT-03 a remote that fails says so in place, the others go on, and trying again helps', async () => {
  right.state.fails = new Error('mf-right is away');
  await go('/right');
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(events).toEqual(['failed mf-right load']);
  expect(outlet.querySelector('[data-skeleton]')).toBeNull();

  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
  await go('/right');
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(retry).not.toBeInTheDocument();

  right.state.fails = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-right'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
}, 20_000);

test('an answer that comes when its route has been left is not shown any more', async () => {
  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
  const { promise, resolve } = Promise.withResolvers<void>();
  right.state.wait = promise;
  await go('/right');
  await waitFor(() => expect(outlet.querySelector('[data-remote="mf-right"]')).not.toBeNull());
  expect(outlet.querySelector('[data-skeleton="list"]')).not.toBeNull();
  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
  events.length = 0;
  resolve();
  await new Promise((done) => setTimeout(done, 100));
  expect(screen.getByRole('heading')).toHaveTextContent('mf-left');
  expect(outlet.querySelectorAll('[data-remote]')).toHaveLength(1);
  expect(events).toEqual([]);
});

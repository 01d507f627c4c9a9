import './testing/start-runtime.ts';

import { bus } from '@pairwise/bus';
import { initI18n } from '@pairwise/i18n';
import { Slot } from '@pairwise/remote';
import { EmotionProvider } from '@pairwise/ui';
import { act, render, screen, userEvent, waitFor } from '@pairwise/testing';
import { navigateToUrl } from 'single-spa';

import { loadMessages } from '../language/load-messages.ts';
import { type ActiveRoute, startRemotes } from './start-remotes.ts';
import { container, entryOf, resolved, route } from './testing/containers.tsx';
import { scriptNetwork } from './testing/script-network.ts';

/* With the real runtime and the real single-spa. Only the scripts are fakes, because jsdom runs none. */
const network = scriptNetwork();
const left = container('mf-left', '/left', () => <h1>mf-left</h1>);
const right = container('mf-right', '/right', () => <h1>mf-right</h1>);

const account = container('mf-account', ['/account', '/account-login'], () => <h1>mf-account {location.pathname}</h1>);

const outlet = document.createElement('div');
const active: (ActiveRoute | null)[] = [];
const events: string[] = [];
let mayShow = true;

const go = (path: string) => act(async () => navigateToUrl(path));

beforeAll(async () => {
  await loadMessages('en');
  // single-spa-react waits for React by itself; inside `act` it would wait for ever.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.append(outlet);
  network.respond(entryOf('mf-left', '1.0.0-00000001'), left);
  network.respond(entryOf('mf-right', '1.0.0-00000001'), right);
  network.respond(entryOf('mf-account', '1.0.0-00000001'), account);
  network.respond(
    entryOf('mf-idle', '1.0.0-00000001'),
    container('mf-idle', '/idle', () => null),
  );
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
            { slot: 'modal', name: 'good' },
            { slot: 'modal', name: 'bad' },
          ],
        }),
        resolved('mf-right', '/right'),
        resolved('mf-account', '/account', {
          routes: [
            { ...route('mf-account', '/account'), access: 'members' },
            { ...route('mf-account', '/account-login'), skeleton: 'page' },
          ],
        }),
        resolved('mf-idle', '/idle', { widgets: [{ slot: 'signup', name: 'good' }] }),
      ],
    },
    outlet,
    onActive: (next) => active.push(next),
    mayShow: async ({ access }) => {
      if (access === 'members') history.replaceState(null, '', '/account-login');
      return access !== 'members' && mayShow;
    },
  });
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  events.length = 0;
});

test('PLAT-02 the remote of the address replaces the skeleton', async () => {
  expect(outlet.querySelector('[data-skeleton="list"]')).not.toBeNull();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
  await waitFor(() => expect(outlet.querySelector('[data-skeleton]')).toBeNull());
  expect(active).toEqual([expect.objectContaining({ remote: 'mf-left' })]);
});

test('a navigation replaces one remote by the next and reports each once', async () => {
  await go('/right');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-right'));
  expect(outlet.querySelectorAll('[data-remote]')).toHaveLength(1);
  await waitFor(() => expect(events).toEqual(['ready mf-right']));
  expect(active.at(-1)).toMatchObject({ remote: 'mf-right', route: { path: '/right' } });
  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
});

test('the shell’s own route leaves the outlet empty', async () => {
  await go('/lang-config');
  expect(active.at(-1)).toMatchObject({ remote: 'shell', route: { id: 'lang-config' } });
  await waitFor(() => expect(outlet.querySelector('[data-remote]')).toBeNull());
});

test('shows the skeleton while the visitor may not see the route', async () => {
  mayShow = false;
  await go('/right');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(outlet.querySelector('[data-skeleton="list"]')).not.toBeNull();
  mayShow = true;
  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
});

test('AUTH-08 a redirect to another route of the same remote shows that route, even once the remote is there', async () => {
  await go('/account');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-account /account-login'));
  expect(outlet.querySelector('[data-skeleton]')).toBeNull();
  await go('/account');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-account /account-login'));
  expect(location.pathname).toBe('/account-login');
  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
});

test('PLAT-03 a slot shows its widgets and leaves out one that fails to load', async () => {
  const { unmount } = render(
    <EmotionProvider>
      <Slot name="modal" />
    </EmotionProvider>,
  );
  expect(await screen.findByText('widget of mf-left', undefined, { timeout: 5_000 })).toBeInTheDocument();
  expect(events).toContain('failed mf-left load');
  unmount();
}, 15_000);

test('PLAT-03 a slot with low priority loads a widget of a remote that is not active, after the first screen', async () => {
  const entry = () => network.requested.filter(({ src }) => src.includes('/mf-idle/'));
  expect(entry()).toEqual([]);
  const { unmount } = render(
    <EmotionProvider>
      <Slot name="signup" priority="low" />
    </EmotionProvider>,
  );
  expect(await screen.findByText('widget of mf-idle', undefined, { timeout: 5_000 })).toBeInTheDocument();
  expect(entry()).toMatchObject([{ fetchPriority: 'low' }]);
  unmount();
});

test('PLAT-03 a remote that fails shows a fallback, the others work, and a retry succeeds', async () => {
  right.state.fails = new Error('mf-right is unavailable');
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

test('code that arrives after its route was left is not shown', async () => {
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

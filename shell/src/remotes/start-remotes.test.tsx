import './testing/start-runtime.ts';

import { bus } from '@pairwise/bus';
import type { ResolvedRemote } from '@pairwise/contracts/registry';
import type { RemoteRoute } from '@pairwise/contracts/remote';
import { initI18n } from '@pairwise/i18n';
import { createLifecycles, createWidgets, Slot } from '@pairwise/remote';
import { EmotionProvider } from '@pairwise/ui';
import { act, render, screen, userEvent, waitFor } from '@pairwise/testing';
import { navigateToUrl } from 'single-spa';

import { type ActiveRoute, startRemotes } from './start-remotes.ts';

/*
 * The real runtime and the real single-spa. Only the way of a container into the page is another: a test's page runs
 * no scripts, so the container stands there already, as it does when a remote is loaded a second time.
 */
const route = (remote: string, path: string): RemoteRoute => ({
  id: remote,
  path,
  layout: 'default',
  access: 'all',
  zone: 'app',
  screen: 'only',
  skeleton: 'list',
});

const resolved = (name: string, path: string, widgets: ResolvedRemote['widgets'] = []): ResolvedRemote => ({
  name,
  version: '1.0.0-00000001',
  entry: `/remotes/${name}/1.0.0-00000001/remoteEntry.js`,
  integrity: 'sha384-x',
  routes: [route(name, path)],
  widgets,
});

/** A container fails as long as it is told to, and answers when it may. */
const network = new Map<string, { fails: boolean; wait: Promise<void> }>();

const stateOf = (name: string) => {
  const state = network.get(name);
  if (!state) throw new Error(`there is no ${name}`);
  return state;
};

const container = (name: string, path: string) => {
  const state = { fails: false, wait: Promise.resolve() };
  network.set(name, state);
  const texts = { default: {} };
  const remote = {
    name,
    contracts: { bus: '^1', endpoints: '^1' },
    routes: [route(name, path)],
    screens: { only: async () => ({ default: () => <h1>{name}</h1> }) },
    widgets: [
      { slot: 'default-alerts' as const, name: 'good', load: async () => ({ default: () => <p>widget of {name}</p> }) },
      { slot: 'default-alerts' as const, name: 'bad', load: () => Promise.reject(new Error('no widget')) },
    ],
    messages: { en: async () => texts, de: async () => texts, nl: async () => texts },
  };
  const modules: Record<string, object> = {
    './lifecycle': createLifecycles(remote),
    './widgets': { widgets: createWidgets(remote) },
  };
  return {
    init: () => undefined,
    get: async (exposed: string) => {
      await state.wait;
      if (state.fails) throw new Error(`${name} is away`);
      return () => modules[exposed];
    },
  };
};

const outlet = document.createElement('div');
const active: (ActiveRoute | null)[] = [];
const events: string[] = [];
let mayShow = true;

const go = (path: string) => act(async () => navigateToUrl(path));

beforeAll(() => {
  // single-spa-react waits for React by itself; inside `act` it would wait for ever.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.append(outlet);
  Object.assign(globalThis, { mf_left: container('mf-left', '/left'), mf_right: container('mf-right', '/right') });
  initI18n({ language: 'en' });
  bus.on('mfe:ready').subscribe(({ remote }) => events.push(`ready ${remote}`));
  bus.on('mfe:failed').subscribe(({ remote, phase }) => events.push(`failed ${remote} ${phase}`));
  window.history.replaceState(null, '', '/left');
  outlet.innerHTML = '<div data-skeleton="list"></div>';
  startRemotes({
    page: {
      zone: 'app',
      remotes: [
        resolved('mf-left', '/left', [
          { slot: 'default-alerts', name: 'good' },
          { slot: 'default-alerts', name: 'bad' },
        ]),
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
  stateOf('mf-right').fails = true;
  await go('/right');
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(events).toEqual(['failed mf-right load']);
  expect(outlet.querySelector('[data-skeleton]')).toBeNull();

  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
  await go('/right');
  await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(retry).not.toBeInTheDocument();

  stateOf('mf-right').fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-right'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
}, 20_000);

test('an answer that comes when its route has been left is not shown any more', async () => {
  await go('/left');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('mf-left'));
  const { promise, resolve } = Promise.withResolvers<void>();
  stateOf('mf-right').wait = promise;
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

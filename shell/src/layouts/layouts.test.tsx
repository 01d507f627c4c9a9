import { setSlotLoader } from '@pairwise/remote';
import type { Layout, RemoteRoute, User } from '@pairwise/contracts';
import { addMessages, initI18n } from '@pairwise/i18n';
import { act, busWriter, cleanup, demoSettings, people, render, screen, within } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { type ActivePage, setActivePage } from '../active-page.ts';
import { App } from '../app.tsx';
import { findPageElements } from '../page-data.ts';
import type { ShellActions } from '../shell-actions.ts';

const requested: [slot: string, priority: string | undefined][] = [];
setSlotLoader({
  load: (slot, priority) => {
    requested.push([slot, priority]);
    return Promise.resolve([]);
  },
  onError: () => undefined,
});
const actions: ShellActions = {
  logOut: () => Promise.resolve(),
  turnOnPush: () => Promise.resolve('failed'),
  chooseLanguage: () => Promise.resolve(),
};

const page = (layout: Layout, id = 'x', remote = 'mf-x'): ActivePage => {
  const route: RemoteRoute = {
    id,
    path: '/x',
    layout,
    access: 'all',
    zone: 'app',
    screen: 'x',
    skeleton: 'page',
  };
  return { route, remote };
};

/** Renders the shell into the document that the gateway writes, with a remote's screen in the outlet. */
const open = async (active: ActivePage, user: User | null = people.free) => {
  document.body.innerHTML =
    '<div id="top"></div><div id="alerts"></div><main id="content" tabindex="-1"><div id="outlet"><p>screen</p></div></main>' +
    '<div id="footer"></div><div id="overlays"></div>';
  initI18n({ language: 'en' });
  addMessages('en', 'shell', en);
  busWriter.settings(demoSettings());
  busWriter.user(user);
  setActivePage(active);
  const elements = findPageElements();
  await act(() =>
    Promise.resolve(
      render(<App elements={elements} actions={actions} onCommit={() => undefined} />, {
        container: elements.overlays,
      }),
    ),
  );
  return elements;
};

/** Navigates, and waits for the slots of the next page. */
const move = (active: ActivePage) =>
  act(() => {
    setActivePage(active);
    return Promise.resolve();
  });

beforeEach(() => {
  requested.length = 0;
});
afterEach(cleanup);

test('LAYOUT-01 default has the top navigation and the footer, and loads the slots with low priority', async () => {
  const elements = await open(page('default', 'members'));
  expect(document.documentElement.dataset['layout']).toBe('default');
  expect(within(elements.top).getByRole('banner')).toHaveTextContent('Discover');
  expect(within(elements.footer).getByRole('contentinfo')).toHaveTextContent('Customer service');
  expect(requested).toEqual([
    ['members-area-top', 'low'],
    ['background', 'low'],
    ['modal', 'low'],
  ]);
});

test('ALERT-05 only the members area has the slot at its top, and keeps it from screen to screen', async () => {
  await open(page('default', 'members'));
  const loads = () => requested.filter(([slot]) => slot === 'members-area-top').length;
  for (const id of ['members-id', 'chats', 'likes', 'likes-m-id', 'premium']) await move(page('default', id));
  expect(loads()).toBe(1);
  for (const id of ['credits', 'profile', 'likes-type', 'chats-id', 'lang-config']) await move(page('default', id));
  await move(null);
  expect(loads()).toBe(1);
  await move(page('default', 'likes'));
  expect(loads()).toBe(2);
});

test('LAYOUT-01 a visitor’s page loads no widgets', async () => {
  await open(page('default', 'members'), null);
  expect(requested).toEqual([]);
});

test('LAYOUT-02 chat is bare', async () => {
  const elements = await open(page('chat'));
  expect(document.documentElement.dataset['layout']).toBe('chat');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(elements.outlet).toHaveTextContent('screen');
});

test('LAYOUT-03 lander has a simple logo bar and the footer, and no links for members', async () => {
  const elements = await open(page('lander'));
  expect(within(elements.top).getByRole('link', { name: 'Pairwise, to the home page' })).toBeInTheDocument();
  expect(within(elements.top).queryByRole('link', { name: 'Discover' })).toBeNull();
  expect(within(elements.footer).getByRole('contentinfo')).toBeInTheDocument();
});

test('LAYOUT-04 empty has neither navigation nor footer', async () => {
  await open(page('empty'));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('LAYOUT-01 LAYOUT-02 a change of layout moves no element: outlet and screen stay the same', async () => {
  const elements = await open(page('default'));
  const shown = screen.getByText('screen');
  await move(page('chat'));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(document.getElementById('outlet')).toBe(elements.outlet);
  expect(screen.getByText('screen')).toBe(shown);
  await move(page('default'));
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('ROUTE-37 an unknown address shows the error page in the default layout and leaves the outlet unchanged', async () => {
  const elements = await open(null);
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-own-page');
  expect(elements.outlet).toHaveTextContent('screen');
  await move(page('default'));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-own-page');
});

test('ROUTE-18 the shell shows its own language page', async () => {
  await open(page('default', 'lang-config', 'shell'));
  expect(screen.getByRole('heading', { level: 1, name: 'Choose your language' })).toBeInTheDocument();
});

test('shows a banner while the browser is offline', async () => {
  await open(page('chat'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  expect(screen.getByText(en.offline)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(screen.queryByText(en.offline)).toBeNull();
});

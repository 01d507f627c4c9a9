import { setSlotLoader } from '@pairwise/remote';
import type { Layout, RemoteRoute } from '@pairwise/contracts';
import { addMessages, initI18n } from '@pairwise/i18n';
import { act, busWriter, cleanup, demoSettings, people, render, screen, within } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { type ActivePage, setActivePage } from '../active-page.ts';
import { App } from '../app.tsx';
import { matchQueue } from '../match-modal/match-queue.ts';
import { findPlaces } from '../page-data.ts';
import type { ShellActions } from '../shell-actions.ts';

const asked: string[] = [];
setSlotLoader({
  load: (slot) => {
    asked.push(slot);
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

const matches = matchQueue({ isBusy: () => false, onShown: () => undefined });

/** The document as the gateway writes it, with a remote's screen in the outlet. */
const open = async (active: ActivePage, user = people.free) => {
  document.body.innerHTML =
    '<div id="top"></div><div id="alerts"></div><main id="content" tabindex="-1"><div id="outlet"><p>screen</p></div></main>' +
    '<div id="footer"></div><div id="overlays"></div>';
  initI18n({ language: 'en' });
  addMessages('en', 'shell', en);
  busWriter.settings(demoSettings());
  busWriter.user(user);
  setActivePage(active);
  const places = findPlaces();
  await act(() =>
    Promise.resolve(
      render(<App places={places} actions={actions} matches={matches} />, { container: places.overlays }),
    ),
  );
  return places;
};

/** A navigation; slots ask for their widgets behind it. */
const move = (active: ActivePage) =>
  act(() => {
    setActivePage(active);
    return Promise.resolve();
  });

beforeEach(() => {
  asked.length = 0;
});
afterEach(cleanup);

test('LAYOUT-01 default has the top navigation, the places for alerts, and the footer', async () => {
  const places = await open(page('default', 'members'));
  expect(document.documentElement.dataset['layout']).toBe('default');
  expect(within(places.top).getByRole('banner')).toHaveTextContent('Discover');
  expect(within(places.footer).getByRole('contentinfo')).toHaveTextContent('Customer service');
  expect(asked.sort()).toEqual(['default-alerts', 'members-area-top', 'modal']);
});

test('ROUTE-36 outside the members area its place for notices is not there', async () => {
  await open(page('default', 'pricing'));
  expect(asked.sort()).toEqual(['default-alerts', 'modal']);
});

test('LAYOUT-02 chat is bare', async () => {
  const places = await open(page('chat'));
  expect(document.documentElement.dataset['layout']).toBe('chat');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(places.outlet).toHaveTextContent('screen');
});

test('LAYOUT-03 lander has a simple logo bar and the footer, and no places of a member', async () => {
  const places = await open(page('lander'));
  expect(within(places.top).getByRole('link', { name: 'Pairwise, to the home page' })).toBeInTheDocument();
  expect(within(places.top).queryByRole('link', { name: 'Discover' })).toBeNull();
  expect(within(places.footer).getByRole('contentinfo')).toBeInTheDocument();
});

test('LAYOUT-04 empty has neither navigation nor footer', async () => {
  await open(page('empty'));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('LAYOUT-01 LAYOUT-02 another layout moves nothing: outlet and screen are the same elements', async () => {
  const places = await open(page('default'));
  const shown = screen.getByText('screen');
  await move(page('chat'));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(document.getElementById('outlet')).toBe(places.outlet);
  expect(screen.getByText('screen')).toBe(shown);
  await move(page('default'));
  expect(screen.getByRole('banner')).toBeInTheDocument();
});

test('ROUTE-37 an address that nobody has shows the error page in the default layout, the outlet stays untouched', async () => {
  const places = await open(null);
  expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-own-page');
  expect(places.outlet).toHaveTextContent('screen');
  await move(page('default'));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-own-page');
});

test('ROUTE-18 the shell shows its own page of languages', async () => {
  await open(page('default', 'lang-config', 'shell'));
  expect(screen.getByRole('heading', { level: 1, name: 'Choose your language' })).toBeInTheDocument();
});

test('without a network a banner says so, for as long as it lasts', async () => {
  await open(page('chat'));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void globalThis.dispatchEvent(new Event('offline')));
  expect(screen.getByText(en.offline)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(screen.queryByText(en.offline)).toBeNull();
});

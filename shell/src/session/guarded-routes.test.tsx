import '../remotes/testing/start-runtime.ts';

import type { RemoteRoute } from '@pairwise/contracts/remote';
import { initI18n } from '@pairwise/i18n';
import { act, busWriter, screen, waitFor } from '@pairwise/testing';
import { navigateToUrl } from 'single-spa';

import { remote as auth } from '../../../mf-auth/remote.ts';
import { remote as billing } from '../../../mf-billing/remote.ts';
import { remote as chat } from '../../../mf-chat/remote.ts';
import { remote as members } from '../../../mf-members/remote.ts';
import { setActivePage } from '../active-page.ts';
import { startRemotes } from '../remotes/start-remotes.ts';
import { container, entryOf, resolved } from '../remotes/testing/containers.tsx';
import { scriptNetwork } from '../remotes/testing/script-network.ts';
import { guardRoutes } from './guard.ts';

/* The routes of all remotes, with the real router and the real guard. The screens only say where they are. */
const all: { name: string; routes: readonly RemoteRoute[] }[] = [auth, billing, chat, members];
const remotes = all.map(({ name, routes }) => ({
  name,
  // One document for all routes, so that no navigation loads a new one.
  routes: routes.map((route): RemoteRoute => ({ ...route, zone: 'app' })),
}));
const pathOf = ({ path }: RemoteRoute): string => path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '7');
const guarded = remotes.flatMap(({ name, routes }) =>
  routes.filter(({ access }) => access === 'members').map((route) => [pathOf(route), name] as const),
);

const network = scriptNetwork();
const outlet = document.createElement('div');
const rendered: string[] = [];
const Screen = () => {
  rendered.push(location.pathname);
  return <h1>{location.pathname}</h1>;
};
const go = (path: string) => act(async () => navigateToUrl(path));

beforeAll(() => {
  // single-spa-react waits for React by itself; inside `act` it would wait for ever.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.append(outlet);
  initI18n({ language: 'en' });
  busWriter.user(null);
  for (const { name, routes } of remotes) {
    const paths = routes.map(({ path }) => path);
    network.respond(entryOf(name, '1.0.0-00000001'), container(name, paths, Screen));
  }
  startRemotes({
    page: { zone: 'app', remotes: remotes.map(({ name, routes }) => resolved(name, '/', { routes })) },
    outlet,
    onActive: setActivePage,
    mayShow: guardRoutes({
      known: Promise.resolve(),
      refresh: () => Promise.resolve(),
      update: () => undefined,
      logOut: () => Promise.resolve(),
    }),
  });
});

test('there are routes for members only in every remote with an account', () => {
  expect(new Set(guarded.map(([, name]) => name))).toEqual(new Set(['mf-auth', 'mf-billing', 'mf-chat', 'mf-members']));
});

test.each(guarded)('ROUTE-04 a visitor at %s (%s) gets the login, never the screen or a skeleton', async (path) => {
  rendered.length = 0;
  await go(path);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('/login'));
  expect(`${location.pathname}${location.search}`).toBe(`/login?next=${encodeURIComponent(path)}`);
  await waitFor(() => expect(outlet.querySelector('[data-skeleton]')).toBeNull());
  expect(rendered).not.toContain(path);
  // Away from the login, so that the next route is reached from another remote, as by the back button.
  await go('/members');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('/members'));
});

test.each(guarded.filter(([, name]) => name === 'mf-auth'))(
  'ROUTE-04 a visitor who goes back from the login to %s stays there',
  async (path) => {
    await go('/login');
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('/login'));
    rendered.length = 0;
    await go(path);
    await waitFor(() => expect(location.search).toBe(`?next=${encodeURIComponent(path)}`));
    await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('/login'));
    expect(rendered).not.toContain(path);
  },
);

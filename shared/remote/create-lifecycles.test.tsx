import { perLanguage } from '@pairwise/contracts/languages';
import type { Remote, RemoteRoute } from '@pairwise/contracts/remote';
import { addMessages, initI18n, setLanguage, useTranslation } from '@pairwise/i18n';
import { useNavigate, useParams } from '@pairwise/router';
import { act, screen, userEvent, waitFor } from '@pairwise/testing';
import type { ReactNode } from 'react';

import { createLifecycles, type MountProps } from './create-lifecycles.tsx';
import de from './messages/de.ts';
import en from './messages/en.ts';

const route = (path: string, key: string): RemoteRoute => ({
  id: key,
  path,
  layout: 'default',
  access: 'all',
  zone: 'app',
  screen: key,
  skeleton: 'page',
});

const List = () => {
  const { t } = useTranslation('mf-test');
  const navigate = useNavigate();
  return (
    <>
      <h1>{t('title')}</h1>
      <button onClick={() => void navigate('/things/7')}>open</button>
    </>
  );
};
const Thing = () => <h1>Thing {useParams()['id']}</h1>;

let loadThing: () => Promise<{ default: () => ReactNode }>;
let listScreen: () => ReactNode;

const remote: Remote = {
  name: 'mf-test',
  contracts: { bus: '^1', endpoints: '^1' },
  routes: [route('/things', 'list'), route('/things/:id', 'thing')],
  screens: { list: async () => ({ default: () => listScreen() }), thing: () => loadThing() },
  messages: {
    ...perLanguage(() => async () => ({ default: { title: 'Things' } })),
    de: async () => ({ default: { title: 'Dinge' } }),
  },
};

let props: MountProps & { shown: string[]; errors: [string, unknown][]; broken: unknown[] };

const start = async () => {
  const lifecycles = createLifecycles(remote);
  await lifecycles.prepare(window.location.pathname);
  await lifecycles.mount(props);
  return lifecycles;
};

beforeAll(() => {
  // single-spa-react waits for React itself; inside `act` it would wait for ever.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  initI18n({ language: 'en' });
  addMessages('en', 'remote', en);
  addMessages('de', 'remote', de);
});

beforeEach(async () => {
  await act(() => setLanguage('en'));
  window.history.replaceState(null, '', '/things');
  listScreen = () => <List />;
  loadThing = async () => ({ default: Thing });
  const domElement = document.createElement('div');
  document.body.replaceChildren(domElement);
  const shown: string[] = [];
  const errors: [string, unknown][] = [];
  const broken: unknown[] = [];
  props = {
    name: 'mf-test',
    singleSpa: undefined,
    mountParcel: () => {
      throw new Error('no parcels here');
    },
    domElement,
    onShown: (path) => shown.push(path),
    onError: (error, phase) => errors.push([phase, error]),
    onBroken: (error) => broken.push(error),
    shown,
    errors,
    broken,
  };
});

test('a mounted remote is rendered in its element immediately, and unmounting empties it', async () => {
  const { mount, unmount } = await start();
  expect(props.domElement.textContent).toContain('Things');
  expect(props.shown).toEqual(['/things']);
  await unmount(props);
  expect(props.domElement).toBeEmptyDOMElement();
  await mount(props);
  expect(screen.getByRole('heading')).toHaveTextContent('Things');
  await unmount(props);
});

test('the last screen stays until the next one is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: () => ReactNode }>();
  loadThing = () => promise;
  const { unmount } = await start();
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(window.location.pathname).toBe('/things/7');
  expect(screen.getByRole('heading')).toHaveTextContent('Things');
  expect(props.shown).toEqual(['/things']);
  resolve({ default: Thing });
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Thing 7'));
  expect(props.shown).toEqual(['/things', '/things/7']);
  await unmount(props);
});

test('PLAT-03 a screen that fails to load shows a fallback in place, and a retry succeeds', async () => {
  loadThing = () => Promise.reject(new Error('unavailable'));
  const { unmount } = await start();
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(props.errors).toEqual([['load', new Error('unavailable')]]);
  loadThing = async () => ({ default: Thing });
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Thing 7'));
  await unmount(props);
});

test('PLAT-03 a screen that failed offline is loaded again when the network is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => window.dispatchEvent(new Event('offline')));
  loadThing = () => Promise.reject(new Error('unavailable'));
  const { unmount } = await start();
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('button', { name: 'Try again' });
  loadThing = async () => ({ default: Thing });
  online.mockRestore();
  await act(async () => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('Thing 7'));
  await unmount(props);
});

test('prepare refuses a path that is not the remote’s own', async () => {
  const lifecycles = createLifecycles(remote);
  expect(lifecycles.owns?.('/things/7')).toBe(true);
  expect(lifecycles.owns?.('/elsewhere')).toBe(false);
  await expect(lifecycles.prepare('/elsewhere')).rejects.toThrow(/no route for \/elsewhere/);
});

test('PLAT-03 a screen that throws is caught in place, and mount and unmount settle', async () => {
  listScreen = () => {
    throw new Error('broken screen');
  };
  const { unmount } = await start();
  expect(props.errors).toEqual([['render', new Error('broken screen')]]);
  listScreen = () => <List />;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Things');
  await unmount(props);
  expect(props.domElement).toBeEmptyDOMElement();
});

test('LANG-06 a change of language changes the mounted screen when its texts are loaded', async () => {
  const { unmount } = await start();
  await act(() => setLanguage('de'));
  expect(screen.getByRole('heading')).toHaveTextContent('Dinge');
  await unmount(props);
});

test('prepare refuses a route whose screen the remote does not have', async () => {
  const lifecycles = createLifecycles({ ...remote, screens: {} });
  await expect(lifecycles.prepare('/things')).rejects.toThrow(/no screen "list"/);
});

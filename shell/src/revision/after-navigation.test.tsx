import type { PageData } from '@pairwise/contracts/registry';

import { resolved } from '../remotes/testing/containers.tsx';

const mockReload = jest.fn();
jest.mock('../remotes/load-ladder.ts', () => ({
  ...jest.requireActual('../remotes/load-ladder.ts'),
  reloadDocument: () => mockReload(),
}));

// These tests do not load remotes, because a remote that fails to load causes a check too.
jest.mock('../remotes/activation.ts', () => ({
  activate: () => ({ owns: () => true, end: () => Promise.resolve() }),
}));

const version = '1.0.0-00000001';
const remotes = ['left', 'right', 'far'].map((name) => resolved(`mf-${name}`, `/${name}`, { version }));
const page: Pick<PageData, 'shell' | 'remotes' | 'zone'> = { shell: { version }, zone: 'app', remotes };

let isOnline = true;
let revoked: string[] = [];
let rolledBack: string[] = [];
const requests = jest.fn(async (_address: string) => Response.json({ revision: 9, revoked, rolledBack }));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

interface OpenDocument {
  /** As a click on a link does it. */
  go: (path: string) => Promise<void>;
  active: (string | undefined)[];
}

/** The functions that single-spa replaces, and the listeners to remove: the next document starts with a clean window. */
const addEventListener = window.addEventListener.bind(window);
const removeEventListener = window.removeEventListener.bind(window);
const undo: (() => void)[] = [];

/** Opens a new document with the real single-spa. Each test needs one, because a document never resets what it found. */
const openDocument = async (path: string): Promise<OpenDocument> => {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="outlet"></div><textarea></textarea>';
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    addEventListener(...args);
    undo.push(() => removeEventListener(...args));
  };
  const active: (string | undefined)[] = [];
  let go: (path: string) => void = () => undefined;
  jest.isolateModules(() => {
    jest.requireActual('../remotes/testing/start-runtime.ts');
    const { initI18n } = jest.requireActual<typeof import('@pairwise/i18n')>('@pairwise/i18n');
    const { startRemotes } =
      jest.requireActual<typeof import('../remotes/start-remotes.ts')>('../remotes/start-remotes.ts');
    const { watchRevision } = jest.requireActual<typeof import('./index.ts')>('./index.ts');
    go = jest.requireActual<typeof import('single-spa')>('single-spa').navigateToUrl;
    initI18n({ language: 'en' });
    const outlet = document.querySelector<HTMLElement>('#outlet');
    if (!outlet) throw new Error('no outlet');
    startRemotes({ page, outlet, onActive: (route) => active.push(route?.remote) });
    watchRevision(page);
  });
  await pass(100);
  return {
    active,
    go: async (to) => {
      go(to);
      await pass(100);
    },
  };
};

const type = () => document.querySelector('textarea')?.dispatchEvent(new InputEvent('input', { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // single-spa warns that it is loaded twice
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  window.sessionStorage.clear();
  isOnline = true;
  revoked = [];
  rolledBack = [];
  mockReload.mockClear();
  requests.mockClear();
  globalThis.fetch = requests as unknown as typeof fetch; // takes fewer kinds of addresses
});

afterEach(() => {
  jest.useRealTimers();
  undo.splice(0).forEach((remove) => remove());
  Object.assign(window, { addEventListener, removeEventListener });
  Reflect.deleteProperty(window.history, 'pushState');
  Reflect.deleteProperty(window.history, 'replaceState');
});

test('PLAT-04 after a revocation, a click shows its screen, and the response loads its document', async () => {
  const { go, active } = await openDocument('/left');
  expect(requests).not.toHaveBeenCalled();
  revoked = [`mf-right@${version}`];
  let respond: () => void = () => undefined;
  requests.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (respond = resolve));
    return Response.json({ revision: 9, revoked });
  });
  await go('/right');
  expect(requests.mock.calls.map(([address]) => address)).toEqual(['/__mfe/revision']);
  expect(active).toEqual(['mf-left', 'mf-right']);
  expect(mockReload).not.toHaveBeenCalled();
  respond();
  await pass(1);
  expect(window.location.pathname).toBe('/right');
  expect(mockReload).toHaveBeenCalledTimes(1);
  // Only once, whatever is checked before the new document is there.
  await pass(70_000);
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test('PLAT-04 after a rollback, a click shows its screen, and the response loads its document', async () => {
  const { go, active } = await openDocument('/left');
  rolledBack = [`mf-left@${version}`];
  await go('/right');
  expect(active).toEqual(['mf-left', 'mf-right']);
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test.each(['revoked', 'rolled-back'])(
  'a server that still serves a %s version causes no endless reloads',
  async (how) => {
    if (how === 'revoked') revoked = [`mf-right@${version}`];
    else rolledBack = [`mf-right@${version}`];
    await (await openDocument('/left')).go('/right');
    expect(mockReload).toHaveBeenCalledTimes(1);
    undo.splice(0).forEach((remove) => remove());
    const { go } = await openDocument('/right');
    await go('/left');
    await pass(3_000);
    expect(requests.mock.calls.length).toBeGreaterThan(1);
    expect(mockReload).toHaveBeenCalledTimes(1);
  },
);

test('a revoked version that this page does not use causes no reload', async () => {
  const { go, active } = await openDocument('/left');
  revoked = ['mf-right@1.0.0-00000000', `mf-other@${version}`];
  await go('/right');
  await pass(3_000);
  expect(requests).toHaveBeenCalledTimes(1);
  expect(active).toEqual(['mf-left', 'mf-right']);
  expect(mockReload).not.toHaveBeenCalled();
});

test('makes at most one check in 2 s, and checks after the last navigation', async () => {
  const { go } = await openDocument('/left');
  await go('/right');
  await go('/left');
  revoked = [`mf-far@${version}`];
  await go('/far');
  expect(requests).toHaveBeenCalledTimes(1);
  expect(mockReload).not.toHaveBeenCalled();
  await pass(2_000);
  expect(requests).toHaveBeenCalledTimes(2);
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test('a change of the query causes no check', async () => {
  const { go } = await openDocument('/left');
  await go('/left?sort=new');
  expect(requests).not.toHaveBeenCalled();
});

test('makes no check and no reload while offline', async () => {
  const { go, active } = await openDocument('/left');
  revoked = [`mf-right@${version}`];
  isOnline = false;
  await go('/right');
  await pass(3_000);
  expect(requests).not.toHaveBeenCalled();
  expect(active).toEqual(['mf-left', 'mf-right']);
  expect(mockReload).not.toHaveBeenCalled();
});

test('a failed request, an error status and an invalid response cause no reload', async () => {
  const { go, active } = await openDocument('/left');
  revoked = [`mf-right@${version}`];
  requests.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await go('/right');
  await pass(2_000);
  requests.mockResolvedValueOnce(Response.json({ revoked }, { status: 503 }));
  await go('/left');
  await pass(2_000);
  requests.mockResolvedValueOnce(new Response('<html>'));
  await go('/far');
  expect(requests).toHaveBeenCalledTimes(3);
  expect(active).toEqual(['mf-left', 'mf-right', 'mf-left', 'mf-far']);
  expect(mockReload).not.toHaveBeenCalled();
});

test('text typed since the navigation prevents the reload; the next navigation loads the document', async () => {
  const { go, active } = await openDocument('/left');
  revoked = [`mf-right@${version}`];
  requests.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Response.json({ revision: 9, revoked });
  });
  await go('/right');
  type();
  await pass(4_000);
  expect(requests).toHaveBeenCalledTimes(1);
  expect(mockReload).not.toHaveBeenCalled();
  await go('/left');
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(active).toEqual(['mf-left', 'mf-right']);
});

test('text typed before the navigation does not prevent the reload', async () => {
  const { go } = await openDocument('/left');
  type();
  revoked = [`mf-right@${version}`];
  await go('/right');
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test('a poll loads nothing, because the user has not navigated', async () => {
  const { go } = await openDocument('/left');
  await go('/right');
  revoked = [`mf-right@${version}`];
  await pass(70_000);
  expect(requests.mock.calls.length).toBeGreaterThan(1);
  expect(mockReload).not.toHaveBeenCalled();
  await go('/left');
  expect(mockReload).toHaveBeenCalledTimes(1);
});

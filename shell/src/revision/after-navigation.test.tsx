import type { PageData } from '@pairwise/contracts/registry';

import { resolved } from '../remotes/testing/containers.tsx';

const mockReload = jest.fn();
jest.mock('../remotes/load-ladder.ts', () => ({
  ...jest.requireActual('../remotes/load-ladder.ts'),
  reloadDocument: () => mockReload(),
}));

// What loads is not the question here, and one that did not come would ask as well.
jest.mock('../remotes/activation.ts', () => ({
  activate: () => ({ owns: () => true, end: () => Promise.resolve() }),
}));

const version = '1.0.0-00000001';
const remotes = ['left', 'right', 'far'].map((name) => resolved(`mf-${name}`, `/${name}`, { version }));
const page: Pick<PageData, 'shell' | 'remotes' | 'zone'> = { shell: { version }, zone: 'app', remotes };

let isOnline = true;
let revoked: string[] = [];
const asked = jest.fn(async (_address: string) => Response.json({ revision: 9, revoked }));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

interface OpenDocument {
  /** As a click on a link does it. */
  go: (path: string) => Promise<void>;
  active: (string | undefined)[];
}

/** What single-spa replaces and what is listened to: the next document begins with a window of its own. */
const addEventListener = window.addEventListener.bind(window);
const removeEventListener = window.removeEventListener.bind(window);
const undo: (() => void)[] = [];

/** A new document with the real single-spa: what a document knows of revocations it never forgets. */
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
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // single-spa, that it is there once more
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  window.sessionStorage.clear();
  isOnline = true;
  revoked = [];
  mockReload.mockClear();
  asked.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch; // takes fewer kinds of addresses
});

afterEach(() => {
  jest.useRealTimers();
  undo.splice(0).forEach((forget) => forget());
  Object.assign(window, { addEventListener, removeEventListener });
  Reflect.deleteProperty(window.history, 'pushState');
  Reflect.deleteProperty(window.history, 'replaceState');
});

test('PLAT-04 revoke, click: the navigation is shown, and its document loaded when the answer is there', async () => {
  const { go, active } = await openDocument('/left');
  expect(asked).not.toHaveBeenCalled();
  revoked = [`mf-right@${version}`];
  let answer: () => void = () => undefined;
  asked.mockImplementationOnce(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return Response.json({ revision: 9, revoked });
  });
  await go('/right');
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/__mfe/revision']);
  expect(active).toEqual(['mf-left', 'mf-right']);
  expect(mockReload).not.toHaveBeenCalled();
  answer();
  await pass(1);
  expect(window.location.pathname).toBe('/right');
  expect(mockReload).toHaveBeenCalledTimes(1);
  // Once, whatever else is asked before the new document is there.
  await pass(70_000);
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test('a server that goes on giving out what it revoked makes no loads without an end', async () => {
  revoked = [`mf-right@${version}`];
  await (await openDocument('/left')).go('/right');
  expect(mockReload).toHaveBeenCalledTimes(1);
  undo.splice(0).forEach((forget) => forget());
  const { go } = await openDocument('/right');
  await go('/left');
  await pass(3_000);
  expect(asked.mock.calls.length).toBeGreaterThan(1);
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test('nothing is loaded anew for what this page does not have', async () => {
  const { go, active } = await openDocument('/left');
  revoked = ['mf-right@1.0.0-00000000', `mf-other@${version}`];
  await go('/right');
  await pass(3_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(active).toEqual(['mf-left', 'mf-right']);
  expect(mockReload).not.toHaveBeenCalled();
});

test('at most one question in 2 s, and the last navigation has its answer', async () => {
  const { go } = await openDocument('/left');
  await go('/right');
  await go('/left');
  revoked = [`mf-far@${version}`];
  await go('/far');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(mockReload).not.toHaveBeenCalled();
  await pass(2_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test('another query is no navigation', async () => {
  const { go } = await openDocument('/left');
  await go('/left?sort=new');
  expect(asked).not.toHaveBeenCalled();
});

test('offline nothing is asked and nothing loaded', async () => {
  const { go, active } = await openDocument('/left');
  revoked = [`mf-right@${version}`];
  isOnline = false;
  await go('/right');
  await pass(3_000);
  expect(asked).not.toHaveBeenCalled();
  expect(active).toEqual(['mf-left', 'mf-right']);
  expect(mockReload).not.toHaveBeenCalled();
});

test('a network that fails, a failing server and a strange answer are no reason', async () => {
  const { go, active } = await openDocument('/left');
  revoked = [`mf-right@${version}`];
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await go('/right');
  await pass(2_000);
  asked.mockResolvedValueOnce(Response.json({ revoked }, { status: 503 }));
  await go('/left');
  await pass(2_000);
  asked.mockResolvedValueOnce(new Response('<html>'));
  await go('/far');
  expect(asked).toHaveBeenCalledTimes(3);
  expect(active).toEqual(['mf-left', 'mf-right', 'mf-left', 'mf-far']);
  expect(mockReload).not.toHaveBeenCalled();
});

test('what was typed since the navigation stays; the next navigation loads the document', async () => {
  const { go, active } = await openDocument('/left');
  revoked = [`mf-right@${version}`];
  asked.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return Response.json({ revision: 9, revoked });
  });
  await go('/right');
  type();
  await pass(4_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(mockReload).not.toHaveBeenCalled();
  await go('/left');
  expect(mockReload).toHaveBeenCalledTimes(1);
  expect(active).toEqual(['mf-left', 'mf-right']);
});

test('what was typed before the navigation is no reason to stay', async () => {
  const { go } = await openDocument('/left');
  type();
  revoked = [`mf-right@${version}`];
  await go('/right');
  expect(mockReload).toHaveBeenCalledTimes(1);
});

test('a poll loads nothing: the address is the one that was looked at', async () => {
  const { go } = await openDocument('/left');
  await go('/right');
  revoked = [`mf-right@${version}`];
  await pass(70_000);
  expect(asked.mock.calls.length).toBeGreaterThan(1);
  expect(mockReload).not.toHaveBeenCalled();
  await go('/left');
  expect(mockReload).toHaveBeenCalledTimes(1);
});

import '../remotes/testing/start-runtime.ts';

import { bus } from '@pairwise/bus';
import type { PageData } from '@pairwise/contracts/registry';
import { initI18n } from '@pairwise/i18n';
import { navigateToUrl } from 'single-spa';

import { startRemotes } from '../remotes/index.ts';

type Revision = typeof import('./index.ts');

const version = '1.0.0-00000001';
const page: Pick<PageData, 'shell' | 'remotes' | 'zone'> = {
  shell: { version },
  zone: 'app',
  remotes: ['left', 'right'].map((name) => ({
    name: `mf-${name}`,
    version,
    entry: `/remotes/mf-${name}/${version}/remoteEntry.js`,
    integrity: `sha384-${'A'.repeat(64)}`,
    routes: [
      { id: name, path: `/${name}`, layout: 'default', access: 'all', zone: 'app', screen: 'only', skeleton: 'list' },
    ],
    widgets: [],
  })),
};

let isHidden = false;
let isOnline = true;
let revoked: string[] = [];
let rolledBack: string[] = [];
const requests = jest.fn(async (_address: string) => Response.json({ revision: 9, revoked, rolledBack }));
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
const setHidden = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Loads the modules again, because they hold the state of a document and each test needs a new one. */
const newDocument = (): Revision => {
  let revision: Revision | undefined;
  jest.isolateModules(() => {
    revision = jest.requireActual<Revision>('./index.ts');
  });
  if (!revision) throw new Error('no module');
  revision.watchRevision(page);
  return revision;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/left');
  isHidden = false;
  isOnline = true;
  revoked = [];
  rolledBack = [];
  requests.mockClear();
  globalThis.fetch = requests as unknown as typeof fetch; // takes fewer kinds of addresses
});
afterEach(() => jest.useRealTimers());

const goTo = (path: string) => window.history.replaceState(null, '', path);

test('checks 5 s after the start and every 60 s, not in a hidden tab, and immediately when it is visible again', async () => {
  newDocument();
  await pass(6);
  expect(requests.mock.calls.map(([address]) => address)).toEqual(['/__mfe/revision']);
  await pass(60);
  expect(requests).toHaveBeenCalledTimes(2);
  setHidden(true);
  await pass(600);
  expect(requests).toHaveBeenCalledTimes(2);
  setHidden(false);
  expect(requests).toHaveBeenCalledTimes(3);
});

test('a revoked version makes the document stale for the next route, not for the open one', async () => {
  const { documentIsStale } = newDocument();
  revoked = [`mf-right@1.0.0-00000000`, `mf-other@${version}`];
  await pass(6);
  goTo('/right');
  expect(documentIsStale()).toBe(false);
  revoked = [`mf-right@${version}`];
  await pass(60);
  expect(documentIsStale()).toBe(false);
  goTo('/right?sort=new');
  expect(documentIsStale()).toBe(false);
  goTo('/left');
  expect(documentIsStale()).toBe(true);
  isOnline = false;
  expect(documentIsStale()).toBe(false);
});

test('PLAT-04 a version that was rolled back makes the document stale for the next route', async () => {
  rolledBack = ['mf-right@1.0.0-00000000', `mf-other@${version}`];
  const { documentIsStale } = newDocument();
  await pass(6);
  goTo('/right');
  expect(documentIsStale()).toBe(false);
  rolledBack = [`mf-right@${version}`];
  await pass(60);
  expect(documentIsStale()).toBe(false);
  goTo('/left');
  expect(documentIsStale()).toBe(true);
});

test('a revoked shell counts too, and a document that still has it is not left again', async () => {
  revoked = [`shell@${version}`];
  const first = newDocument();
  await pass(6);
  goTo('/right');
  expect(first.documentIsStale()).toBe(true);
  const second = newDocument();
  await pass(66);
  goTo('/left');
  expect(second.documentIsStale()).toBe(false);
});

test('PLAT-04 a version that went live again and is rolled back again is left again', async () => {
  rolledBack = [`mf-right@${version}`];
  const first = newDocument();
  await pass(6);
  goTo('/right');
  expect(first.documentIsStale()).toBe(true);
  const second = newDocument();
  rolledBack = [];
  await pass(6);
  rolledBack = [`mf-right@${version}`];
  await pass(60);
  goTo('/left');
  expect(second.documentIsStale()).toBe(true);
});

test('stores nothing in a browser whose page has no withdrawn version, and empties what it stored', async () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  rolledBack = [`mf-other@${version}`];
  newDocument();
  await pass(66);
  expect(requests).toHaveBeenCalledTimes(2);
  expect(stored).not.toHaveBeenCalled();
  expect(window.sessionStorage).toHaveLength(0);
  // The control: it stores a version of the page, and once.
  rolledBack = [`mf-right@${version}`];
  await pass(60);
  newDocument();
  await pass(66);
  expect(stored).toHaveBeenCalledTimes(1);
  rolledBack = [];
  await pass(60);
  expect(window.sessionStorage.getItem(window.sessionStorage.key(0) ?? '')).toBe('');
  stored.mockRestore();
});

test('control: a failed check does not mean that a version is live again', async () => {
  rolledBack = [`mf-right@${version}`];
  newDocument();
  await pass(6);
  requests.mockResolvedValueOnce(Response.json({ revoked: [], rolledBack: [] }, { status: 503 }));
  const second = newDocument();
  await pass(66);
  goTo('/right');
  expect(requests).toHaveBeenCalledTimes(3);
  expect(second.documentIsStale()).toBe(false);
});

test('neither a failed request nor an invalid response makes the document stale', async () => {
  requests.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  requests.mockResolvedValueOnce(new Response('<html>', { status: 200 }));
  requests.mockResolvedValueOnce(Response.json({ revoked: `shell@${version}`, rolledBack: null }));
  requests.mockResolvedValueOnce(Response.json(null));
  requests.mockResolvedValueOnce(Response.json({ revoked: [`shell@${version}`] }, { status: 503 }));
  const { documentIsStale } = newDocument();
  await pass(6 + 4 * 60);
  expect(requests).toHaveBeenCalledTimes(5);
  goTo('/right');
  expect(documentIsStale()).toBe(false);
});

test('an open tab checks when a remote fails, and its next navigation is a document load', async () => {
  jest.useRealTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  initI18n({ language: 'en' });
  const outlet = document.createElement('div');
  document.body.append(outlet);
  const active: (string | undefined)[] = [];
  const { watchRevision } = jest.requireActual<Revision>('./index.ts');
  startRemotes({ page, outlet, onActive: (route) => active.push(route?.remote) });
  watchRevision(page);
  const wait = () => new Promise((resolve) => setTimeout(resolve, 50));
  navigateToUrl('/right');
  await wait();
  expect(active).toEqual(['mf-left', 'mf-right']);

  revoked = [`mf-left@${version}`];
  bus.emit('mfe:failed', { remote: 'mf-left', version, phase: 'load', message: 'gone' });
  await wait();
  expect(active).toHaveLength(2);

  // jsdom does not load documents but logs an error, and `onActive` is not called.
  const logged: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...args) => logged.push(String(args[0])));
  navigateToUrl('/left');
  await wait();
  expect(window.location.pathname).toBe('/left');
  expect(active).toHaveLength(2);
  expect(logged.join(' ')).toContain('navigation');
});

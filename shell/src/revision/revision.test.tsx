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
const asked = jest.fn(async (_address: string) => Response.json({ revision: 9, revoked }));
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
const look = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The state of a document is that of its modules: each test has a document of its own. */
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
  asked.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch; // takes fewer kinds of addresses
});
afterEach(() => jest.useRealTimers());

const goTo = (path: string) => window.history.replaceState(null, '', path);

test('it asks 5 s after the start and every 60 s, not while the tab is hidden, at once when it is seen again', async () => {
  newDocument();
  await pass(6);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/__mfe/revision']);
  await pass(60);
  expect(asked).toHaveBeenCalledTimes(2);
  look(true);
  await pass(600);
  expect(asked).toHaveBeenCalledTimes(2);
  look(false);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a revoked version makes the document stale for the next route, not for the one that is open', async () => {
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

test('the shell’s own version counts, and a document that still has it is not left again', async () => {
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

test('neither a failing network nor a strange answer is a reason', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  asked.mockResolvedValueOnce(new Response('<html>', { status: 200 }));
  asked.mockResolvedValueOnce(Response.json({ revoked: `shell@${version}` }));
  asked.mockResolvedValueOnce(Response.json({ revoked: [`shell@${version}`] }, { status: 503 }));
  const { documentIsStale } = newDocument();
  await pass(6 + 3 * 60);
  expect(asked).toHaveBeenCalledTimes(4);
  goTo('/right');
  expect(documentIsStale()).toBe(false);
});

test('an open tab learns of it when a remote fails, and its next navigation is a document load', async () => {
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

  // jsdom does not load documents: it says so instead, and the frame is not told of another route.
  const said: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...args) => said.push(String(args[0])));
  navigateToUrl('/left');
  await wait();
  expect(window.location.pathname).toBe('/left');
  expect(active).toHaveLength(2);
  expect(said.join(' ')).toContain('navigation');
});

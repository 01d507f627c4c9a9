import './testing/start-runtime.ts';

import { bus } from '@pairwise/bus';
import type { ResolvedRemote } from '@pairwise/contracts/registry';
import { initI18n } from '@pairwise/i18n';
import { act, screen, userEvent, waitFor } from '@pairwise/testing';
import { navigateToUrl } from 'single-spa';

import { loadMessages } from '../language/load-messages.ts';
import { documentIsStale } from '../revision/index.ts';
import { reloadOnce } from './chunk-reload.ts';
import { reloadDocument } from './load-ladder.ts';
import { startRemotes } from './start-remotes.ts';
import { chunkFailure, container, entryOf, hashOf, resolved, route } from './testing/containers.tsx';
import { scriptNetwork } from './testing/script-network.ts';

jest.mock('./chunk-reload.ts', () => ({ ...jest.requireActual('./chunk-reload.ts'), reloadOnce: jest.fn() }));
jest.mock('../revision/index.ts', () => ({ checkAfterNavigation: jest.fn(), documentIsStale: jest.fn(() => false) }));
jest.mock('./load-ladder.ts', () => ({ ...jest.requireActual('./load-ladder.ts'), reloadDocument: jest.fn() }));

/*
 * The steps of the ladder with the real runtime and the real single-spa. Each test has its own remote, because a
 * document remembers what failed.
 */
const network = scriptNetwork();
const current = '1.0.0-00000002';
const good = '1.0.0-00000001';
const fallbackOf = (name: string): string => `https://files.example${entryOf(name, current)}`;

const remote = (name: string, more: Partial<ResolvedRemote> = {}): ResolvedRemote =>
  resolved(name, `/${name}`, { version: current, entry: entryOf(name, current), integrity: hashOf('b'), ...more });

const withGood = (name: string, more: Partial<ResolvedRemote> = {}): ResolvedRemote =>
  remote(name, { lastGood: { version: good, entry: entryOf(name, good), integrity: hashOf('a') }, ...more });

const screenOf = (name: string, version: string) => container(name, `/${name}`, () => <h1>{`${name} ${version}`}</h1>);

const withFallback = (name: string) => ({ fallbackEntry: fallbackOf(name) });
const development = { development: true as const, integrity: '', version: 'dev' };

const remotes = [
  remote('mf-home'),
  withGood('mf-gone', withFallback('mf-gone')),
  withGood('mf-moved', withFallback('mf-moved')),
  withGood('mf-silent', withFallback('mf-silent')),
  remote('mf-mute'),
  withGood('mf-syntax', withFallback('mf-syntax')),
  withGood('mf-mount'),
  withGood('mf-render'),
  remote('mf-alone'),
  remote('mf-back', { routes: [route('mf-back', '/mf-back'), route('mf-back', '/mf-back/more')] }),
  withGood('mf-later'),
  withGood('mf-chunk'),
  withGood('mf-other'),
  withGood('mf-less', { routes: [route('mf-less', '/mf-less'), route('mf-less', '/mf-less/more')] }),
  remote('mf-unsigned', { integrity: '' }),
  remote('mf-dev', { ...development, entry: 'http://localhost:5999/remotes/mf-dev/remoteEntry.js' }),
  remote('mf-far', { ...development, entry: 'https://evil.example/remotes/mf-far/remoteEntry.js' }),
  remote('mf-own', { ...development, entry: '/remotes/mf-own/dev/remoteEntry.js' }),
];

const outlet = document.createElement('div');
const events: string[] = [];
const go = (path: string) => act(async () => navigateToUrl(path));
const requestsOf = (name: string) => network.requested.filter(({ src }) => src.includes(`/${name}/`));
const retryButton = () => screen.findByRole('button', { name: 'Try again' }, { timeout: 11_000 });
const headline = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(text), { timeout: 11_000 });

beforeAll(async () => {
  await loadMessages('en');
  // single-spa-react waits for React by itself; inside `act` it would wait for ever.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // What an attacker may have stored in the browser, in every form that developer tools know.
  const evil = 'https://evil.example/remoteEntry.js';
  window.localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ mf_home: evil, overrides: { mf_home: evil } }));
  window.localStorage.setItem('import-map-override:mf-home', evil);
  window.sessionStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ 'mf-home': evil }));
  document.cookie = `mfe-override=mf-home@${evil}`;
  document.body.append(outlet);
  initI18n({ language: 'en' });
  bus.on('mfe:ready').subscribe(({ remote: name, version }) => events.push(`ready ${name} ${version}`));
  bus
    .on('mfe:failed')
    .subscribe(({ remote: name, version, phase }) => events.push(`failed ${name} ${version} ${phase}`));
  window.history.replaceState(null, '', `/mf-home?mf-home=${evil}&override=mf-home@${evil}`);
  network.respond(entryOf('mf-home', current), screenOf('mf-home', current));
  startRemotes({ page: { zone: 'app', remotes }, outlet, onActive: () => undefined });
});

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(reloadOnce).mockReset();
  jest.mocked(reloadDocument).mockReset();
  await go('/mf-home');
  await headline('mf-home');
  events.length = 0;
});

test('PLAT-06 address, storage and cookies do not choose where code is loaded from', () => {
  expect(network.requested).toEqual([
    { src: `http://localhost${entryOf('mf-home', current)}`, integrity: hashOf('b'), fetchPriority: 'high' },
  ]);
});

test('PLAT-03 the last good version replaces one that no origin has, and stays in use', async () => {
  network.respond(entryOf('mf-gone', good), screenOf('mf-gone', good));
  await go('/mf-gone');
  await headline(`mf-gone ${good}`);
  expect(events).toEqual([`failed mf-gone ${current} load`, `ready mf-gone ${good}`]);
  expect(outlet.querySelector('[data-remote]')).toHaveAttribute('data-version', good);
  // Each request has the hash of its version, and each attempt is a new request. Both origins have the same hash.
  const requests = requestsOf('mf-gone');
  expect(new Set(requests.map(({ src }) => src)).size).toBe(requests.length);
  expect(requests[0]?.src).toBe(`http://localhost${entryOf('mf-gone', current)}`);
  for (const { src, integrity } of requests) expect(integrity).toBe(src.includes(good) ? hashOf('a') : hashOf('b'));
  expect(requests.filter(({ src }) => src.startsWith(fallbackOf('mf-gone'))).length).toBeGreaterThan(1);

  await go('/mf-home');
  await go('/mf-gone');
  await headline(`mf-gone ${good}`);
  expect(requestsOf('mf-gone')).toHaveLength(requests.length);
}, 20_000);

test('PLAT-03 loads the same version from the fallback origin', async () => {
  network.respond(fallbackOf('mf-moved'), screenOf('mf-moved', current));
  await go('/mf-moved');
  await headline(`mf-moved ${current}`);
  expect(events).toEqual([`ready mf-moved ${current}`]);
}, 20_000);

test('PLAT-03 gives up a source that hangs after 4 s, and each later source keeps its time', async () => {
  network.respond(entryOf('mf-silent', current), 'hangs');
  network.respond(fallbackOf('mf-silent'), 'hangs');
  network.respond(entryOf('mf-silent', good), screenOf('mf-silent', good));
  const began = performance.now();
  await go('/mf-silent');
  await headline(`mf-silent ${good}`);
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(requestsOf('mf-silent').map(({ src }) => src)).toEqual([
    `http://localhost${entryOf('mf-silent', current)}`,
    fallbackOf('mf-silent'),
    `http://localhost${entryOf('mf-silent', good)}`,
  ]);
}, 20_000);

test('PLAT-03 gives up after 8 s when everything hangs, and a retry loads a new document', async () => {
  network.respond(entryOf('mf-mute', current), 'hangs');
  const began = performance.now();
  await go('/mf-mute');
  const retry = await retryButton();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(requestsOf('mf-mute')).toHaveLength(2);
  expect(reloadDocument).not.toHaveBeenCalled();
  await userEvent.click(retry);
  expect(reloadDocument).toHaveBeenCalledTimes(1);
  // A later navigation neither waits nor requests again.
  await go('/mf-home');
  await go('/mf-mute');
  await retryButton();
  expect(requestsOf('mf-mute')).toHaveLength(2);
}, 20_000);

test('PLAT-03 an entry that throws is not requested again: the last good version is loaded', async () => {
  network.respond(entryOf('mf-syntax', current), 'throws');
  network.respond(entryOf('mf-syntax', good), screenOf('mf-syntax', good));
  await go('/mf-syntax');
  await headline(`mf-syntax ${good}`);
  expect(requestsOf('mf-syntax')).toHaveLength(2);
  expect(events).toEqual([`failed mf-syntax ${current} load`, `ready mf-syntax ${good}`]);
}, 20_000);

test('PLAT-03 the last good version replaces one that throws in mount, although both use one global', async () => {
  const broken = screenOf('mf-mount', current);
  broken.state.mountFails = new Error('no mount');
  network.respond(entryOf('mf-mount', current), broken);
  network.respond(entryOf('mf-mount', good), screenOf('mf-mount', good));
  await go('/mf-mount');
  await headline(`mf-mount ${good}`);
  expect(events).toEqual([`failed mf-mount ${current} mount`, `ready mf-mount ${good}`]);
  expect(outlet.querySelectorAll('[data-remote]')).toHaveLength(1);
});

test('PLAT-03 the last good version replaces one whose first render throws', async () => {
  const Broken = () => {
    throw new Error('no render');
  };
  network.respond(entryOf('mf-render', current), container('mf-render', '/mf-render', Broken));
  network.respond(entryOf('mf-render', good), screenOf('mf-render', good));
  await go('/mf-render');
  await headline(`mf-render ${good}`);
  expect(events).toEqual([`failed mf-render ${current} render`, `ready mf-render ${good}`]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('PLAT-03 without another version the fallback is shown, and a retry mounts again', async () => {
  const broken = screenOf('mf-alone', current);
  broken.state.mountFails = new Error('no mount');
  network.respond(entryOf('mf-alone', current), broken);
  await go('/mf-alone');
  const retry = await retryButton();
  expect(events).toEqual([`failed mf-alone ${current} mount`]);
  broken.state.mountFails = undefined;
  await userEvent.click(retry);
  await headline(`mf-alone ${current}`);
});

test('PLAT-03 while the fallback is shown, a navigation to another route of the remote retries', async () => {
  const back = screenOf('mf-back', current);
  back.state.mountFails = new Error('no root');
  network.respond(entryOf('mf-back', current), back);
  await go('/mf-back');
  await retryButton();
  await go('/mf-back/more');
  await waitFor(() => expect(events.filter((event) => event.startsWith('failed mf-back'))).toHaveLength(2));
  await retryButton();

  back.state.mountFails = undefined;
  await go('/mf-back');
  await headline(`mf-back ${current}`);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(reloadDocument).not.toHaveBeenCalled();
});

test('PLAT-03 when the last good version fails too, both are reported, and a retry begins with the first', async () => {
  await go('/mf-later');
  const retry = await retryButton();
  expect(events).toEqual([`failed mf-later ${current} load`, `failed mf-later ${good} load`]);
  network.respond(entryOf('mf-later', current), screenOf('mf-later', current));
  await userEvent.click(retry);
  await headline(`mf-later ${current}`);
  expect(events.at(-1)).toBe(`ready mf-later ${current}`);
}, 20_000);

test('PLAT-03 ERR-03 a chunk that fails is requested again, then the last good version is loaded, without a reload', async () => {
  const broken = screenOf('mf-chunk', current);
  broken.state.fails = chunkFailure();
  network.respond(entryOf('mf-chunk', current), broken);
  network.respond(entryOf('mf-chunk', good), screenOf('mf-chunk', good));
  await go('/mf-chunk');
  await headline(`mf-chunk ${good}`);
  expect(reloadOnce).not.toHaveBeenCalled();
  // The entry has run and is not fetched again; webpack requests the chunk again.
  expect(requestsOf('mf-chunk')).toHaveLength(2);
}, 20_000);

test('a last good version without the page’s route is not shown', async () => {
  network.respond(
    entryOf('mf-other', good),
    container('mf-other', '/elsewhere', () => <h1>wrong screen</h1>),
  );
  await go('/mf-other');
  await retryButton();
  expect(screen.queryByText('wrong screen')).toBeNull();
}, 20_000);

test('a navigation to a route that the mounted version lacks becomes a document load', async () => {
  network.respond(entryOf('mf-less', good), screenOf('mf-less', good));
  await go('/mf-less');
  await headline(`mf-less ${good}`);
  expect(reloadDocument).not.toHaveBeenCalled();
  await go('/mf-less/more');
  expect(reloadDocument).toHaveBeenCalledTimes(1);
  await go('/mf-less');
}, 20_000);

test('PLAT-04 after a version of this document is revoked, the next navigation becomes a document load', async () => {
  jest.mocked(documentIsStale).mockReturnValueOnce(true);
  await go('/mf-gone');
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

test('PLAT-05 an entry without a hash is never requested', async () => {
  await go('/mf-unsigned');
  await retryButton();
  expect(requestsOf('mf-unsigned')).toEqual([]);
});

test('PLAT-06 a developer’s server needs no hash, but only on that machine or through our origin', async () => {
  network.respond('http://localhost:5999/remotes/mf-dev/remoteEntry.js', screenOf('mf-dev', 'dev'));
  await go('/mf-dev');
  await headline('mf-dev dev');
  expect(requestsOf('mf-dev')).toEqual([
    { src: 'http://localhost:5999/remotes/mf-dev/remoteEntry.js', integrity: '', fetchPriority: 'high' },
  ]);

  network.respond('/remotes/mf-own/dev/remoteEntry.js', screenOf('mf-own', 'dev'));
  await go('/mf-own');
  await headline('mf-own dev');

  await go('/mf-far');
  await retryButton();
  expect(requestsOf('mf-far')).toEqual([]);
}, 20_000);

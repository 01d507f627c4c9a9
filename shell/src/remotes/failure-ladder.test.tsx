import './testing/start-runtime.ts';

import { bus } from '@pairwise/bus';
import type { ResolvedRemote } from '@pairwise/contracts/registry';
import { initI18n } from '@pairwise/i18n';
import { act, screen, userEvent, waitFor } from '@pairwise/testing';
import { navigateToUrl } from 'single-spa';

import { documentIsStale } from '../revision/index.ts';
import { reloadOnce } from './chunk-reload.ts';
import { reloadDocument } from './load-ladder.ts';
import { startRemotes } from './start-remotes.ts';
import { chunkFailure, container, entryOf, hashOf, resolved, route } from './testing/containers.tsx';
import { scriptNetwork } from './testing/script-network.ts';

jest.mock('./chunk-reload.ts', () => ({ ...jest.requireActual('./chunk-reload.ts'), reloadOnce: jest.fn() }));
jest.mock('../revision/index.ts', () => ({ askAfterNavigation: jest.fn(), documentIsStale: jest.fn(() => false) }));
jest.mock('./load-ladder.ts', () => ({ ...jest.requireActual('./load-ladder.ts'), reloadDocument: jest.fn() }));

/*
 * The rungs of the ladder with the real runtime and the real single-spa. Each test has a remote of its own, for what
 * failed in a document is remembered there.
 */
const network = scriptNetwork();
const current = '1.0.0-00000002';
const good = '1.0.0-00000001';
const elsewhere = (name: string): string => `https://files.example${entryOf(name, current)}`;

const remote = (name: string, more: Partial<ResolvedRemote> = {}): ResolvedRemote =>
  resolved(name, `/${name}`, { version: current, entry: entryOf(name, current), integrity: hashOf('b'), ...more });

const withGood = (name: string, more: Partial<ResolvedRemote> = {}): ResolvedRemote =>
  remote(name, { lastGood: { version: good, entry: entryOf(name, good), integrity: hashOf('a') }, ...more });

const screenOf = (name: string, version: string) => container(name, `/${name}`, () => <h1>{`${name} ${version}`}</h1>);

const withFallback = (name: string) => ({ fallbackEntry: elsewhere(name) });
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
const askedFor = (name: string) => network.asked.filter(({ src }) => src.includes(`/${name}/`));
const retryButton = () => screen.findByRole('button', { name: 'Try again' }, { timeout: 11_000 });
const headline = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent(text), { timeout: 11_000 });

beforeAll(() => {
  // single-spa-react waits for React by itself; inside `act` it would wait for ever.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // What a stranger may have left in the browser, in every form that developers' tools know.
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
  network.answer(entryOf('mf-home', current), screenOf('mf-home', current));
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

test('PLAT-06 nothing in address, storage or cookie says where code comes from', () => {
  expect(network.asked).toEqual([{ src: `http://localhost${entryOf('mf-home', current)}`, integrity: hashOf('b') }]);
});

test('PLAT-03 what cannot be had here or elsewhere is stood in for by the last good version, and stays so', async () => {
  network.answer(entryOf('mf-gone', good), screenOf('mf-gone', good));
  await go('/mf-gone');
  await headline(`mf-gone ${good}`);
  expect(events).toEqual([`failed mf-gone ${current} load`, `ready mf-gone ${good}`]);
  expect(outlet.querySelector('[data-remote]')).toHaveAttribute('data-version', good);
  // Each with the hash of its version, each attempt a new request; the same bytes elsewhere have the same hash.
  const asked = askedFor('mf-gone');
  expect(new Set(asked.map(({ src }) => src)).size).toBe(asked.length);
  expect(asked[0]?.src).toBe(`http://localhost${entryOf('mf-gone', current)}`);
  for (const { src, integrity } of asked) expect(integrity).toBe(src.includes(good) ? hashOf('a') : hashOf('b'));
  expect(asked.filter(({ src }) => src.startsWith(elsewhere('mf-gone'))).length).toBeGreaterThan(1);

  await go('/mf-home');
  await go('/mf-gone');
  await headline(`mf-gone ${good}`);
  expect(askedFor('mf-gone')).toHaveLength(asked.length);
}, 20_000);

test('PLAT-03 the fallback origin has the same version', async () => {
  network.answer(elsewhere('mf-moved'), screenOf('mf-moved', current));
  await go('/mf-moved');
  await headline(`mf-moved ${current}`);
  expect(events).toEqual([`ready mf-moved ${current}`]);
}, 20_000);

test('PLAT-03 what hangs is left for the next after 4 s, and each source behind it keeps its time', async () => {
  network.answer(entryOf('mf-silent', current), 'hangs');
  network.answer(elsewhere('mf-silent'), 'hangs');
  network.answer(entryOf('mf-silent', good), screenOf('mf-silent', good));
  const began = performance.now();
  await go('/mf-silent');
  await headline(`mf-silent ${good}`);
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(askedFor('mf-silent').map(({ src }) => src)).toEqual([
    `http://localhost${entryOf('mf-silent', current)}`,
    elsewhere('mf-silent'),
    `http://localhost${entryOf('mf-silent', good)}`,
  ]);
}, 20_000);

test('PLAT-03 when all hangs there is an end after 8 s, and trying again is a new document', async () => {
  network.answer(entryOf('mf-mute', current), 'hangs');
  const began = performance.now();
  await go('/mf-mute');
  const retry = await retryButton();
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(askedFor('mf-mute')).toHaveLength(2);
  expect(reloadDocument).not.toHaveBeenCalled();
  await userEvent.click(retry);
  expect(reloadDocument).toHaveBeenCalledTimes(1);
  // Coming back does not wait again, nor ask again.
  await go('/mf-home');
  await go('/mf-mute');
  await retryButton();
  expect(askedFor('mf-mute')).toHaveLength(2);
}, 20_000);

test('PLAT-03 an entry that throws is not asked for again, here or elsewhere: the last good version comes', async () => {
  network.answer(entryOf('mf-syntax', current), 'throws');
  network.answer(entryOf('mf-syntax', good), screenOf('mf-syntax', good));
  await go('/mf-syntax');
  await headline(`mf-syntax ${good}`);
  expect(askedFor('mf-syntax')).toHaveLength(2);
  expect(events).toEqual([`failed mf-syntax ${current} load`, `ready mf-syntax ${good}`]);
}, 20_000);

test('PLAT-03 code that ran and throws in mount gives way to the last good version, although both use one global', async () => {
  const broken = screenOf('mf-mount', current);
  broken.state.mountFails = new Error('no mount');
  network.answer(entryOf('mf-mount', current), broken);
  network.answer(entryOf('mf-mount', good), screenOf('mf-mount', good));
  await go('/mf-mount');
  await headline(`mf-mount ${good}`);
  expect(events).toEqual([`failed mf-mount ${current} mount`, `ready mf-mount ${good}`]);
  expect(outlet.querySelectorAll('[data-remote]')).toHaveLength(1);
});

test('PLAT-03 so does a screen that throws when it is first rendered', async () => {
  const Broken = () => {
    throw new Error('no render');
  };
  network.answer(entryOf('mf-render', current), container('mf-render', '/mf-render', Broken));
  network.answer(entryOf('mf-render', good), screenOf('mf-render', good));
  await go('/mf-render');
  await headline(`mf-render ${good}`);
  expect(events).toEqual([`failed mf-render ${current} render`, `ready mf-render ${good}`]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('PLAT-03 with no other version left, the fallback stands in place and trying again mounts anew', async () => {
  const broken = screenOf('mf-alone', current);
  broken.state.mountFails = new Error('no mount');
  network.answer(entryOf('mf-alone', current), broken);
  await go('/mf-alone');
  const retry = await retryButton();
  expect(events).toEqual([`failed mf-alone ${current} mount`]);
  broken.state.mountFails = undefined;
  await userEvent.click(retry);
  await headline(`mf-alone ${current}`);
});

test('PLAT-03 with the fallback in place, going to another of the remote’s routes is another try', async () => {
  const back = screenOf('mf-back', current);
  back.state.mountFails = new Error('no root');
  network.answer(entryOf('mf-back', current), back);
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

test('PLAT-03 when the last good version fails too, both are told of, and trying again begins with the first', async () => {
  await go('/mf-later');
  const retry = await retryButton();
  expect(events).toEqual([`failed mf-later ${current} load`, `failed mf-later ${good} load`]);
  network.answer(entryOf('mf-later', current), screenOf('mf-later', current));
  await userEvent.click(retry);
  await headline(`mf-later ${current}`);
  expect(events.at(-1)).toBe(`ready mf-later ${current}`);
}, 20_000);

test('PLAT-03 ERR-03 a chunk that does not come is asked for again, then the last good version comes, without a reload', async () => {
  const broken = screenOf('mf-chunk', current);
  broken.state.fails = chunkFailure();
  network.answer(entryOf('mf-chunk', current), broken);
  network.answer(entryOf('mf-chunk', good), screenOf('mf-chunk', good));
  await go('/mf-chunk');
  await headline(`mf-chunk ${good}`);
  expect(reloadOnce).not.toHaveBeenCalled();
  // The entry has run and is not fetched again; webpack asks for the chunk.
  expect(askedFor('mf-chunk')).toHaveLength(2);
}, 20_000);

test('a last good version without the page’s route is not shown', async () => {
  network.answer(
    entryOf('mf-other', good),
    container('mf-other', '/elsewhere', () => <h1>wrong screen</h1>),
  );
  await go('/mf-other');
  await retryButton();
  expect(screen.queryByText('wrong screen')).toBeNull();
}, 20_000);

test('a navigation to a route that the version in place lacks becomes a document load', async () => {
  network.answer(entryOf('mf-less', good), screenOf('mf-less', good));
  await go('/mf-less');
  await headline(`mf-less ${good}`);
  expect(reloadDocument).not.toHaveBeenCalled();
  await go('/mf-less/more');
  expect(reloadDocument).toHaveBeenCalledTimes(1);
  await go('/mf-less');
}, 20_000);

test('PLAT-04 when code of this document was revoked, the next navigation becomes a document load', async () => {
  jest.mocked(documentIsStale).mockReturnValueOnce(true);
  await go('/mf-gone');
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});

test('PLAT-05 an entry without a hash is refused unasked', async () => {
  await go('/mf-unsigned');
  await retryButton();
  expect(askedFor('mf-unsigned')).toEqual([]);
});

test('PLAT-06 a developer’s own server needs no hash, from that machine or through our origin alone', async () => {
  network.answer('http://localhost:5999/remotes/mf-dev/remoteEntry.js', screenOf('mf-dev', 'dev'));
  await go('/mf-dev');
  await headline('mf-dev dev');
  expect(askedFor('mf-dev')).toEqual([{ src: 'http://localhost:5999/remotes/mf-dev/remoteEntry.js', integrity: '' }]);

  network.answer('/remotes/mf-own/dev/remoteEntry.js', screenOf('mf-own', 'dev'));
  await go('/mf-own');
  await headline('mf-own dev');

  await go('/mf-far');
  await retryButton();
  expect(askedFor('mf-far')).toEqual([]);
}, 20_000);

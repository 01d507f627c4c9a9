import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';

import { gateWithoutBrowser } from '../testing/gate-without-browser.ts';
import { shellBuild } from '../testing/gate-fixtures.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { registerInApp } from '../testing/register-in-app.ts';
import { runMfeInTest } from '../testing/run-mfe-in-test.ts';
import { type RunningControl, startControl } from '../testing/start-control.ts';
import { operator } from '../testing/start-gateway.ts';

const example = path.join(import.meta.dirname, '../../../docs/examples/hand-written-remote');

/** Builds the example into a new folder, as its page says. */
const describeExample = (): string => {
  const dist = temporaryFolder();
  execFileSync(process.execPath, [path.join(example, 'describe.mjs'), dist]);
  return dist;
};

let control: RunningControl;
beforeAll(async () => {
  control = await startControl({ gate: gateWithoutBrowser() });
  control.registry.putLive(shellBuild(), operator);
  registerInApp(control.registry, 'mf-hello');
});
afterAll(() => control.stop());

const publish = (dist: string) =>
  runMfeInTest(control, ['publish', 'mf-hello', '--dist', dist, '--why', 'by hand'], {
    token: control.tokenFor('mf-hello'),
  });

test('PLAT-01 a remote of less than 1 kB, written by hand, passes every check without a browser and goes live', async () => {
  const dist = describeExample();
  expect(statSync(path.join(dist, 'remoteEntry.js')).size).toBeLessThan(1_000);
  const { code, text, built } = await publish(dist);
  expect(text).not.toMatch(/^ {2}[✗?!]/m);
  expect(text).toContain('is live from the next page on');
  expect([code, built]).toEqual([0, []]);
  expect(control.registry.current().pointers['mf-hello']).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
});

test('a folder that is no whole version is refused before the upload', async () => {
  const changed = describeExample();
  appendFileSync(path.join(changed, 'remoteEntry.js'), ' ');
  expect((await publish(changed)).text).toContain('remoteEntry.js differs from its description');
  rmSync(path.join(changed, 'remoteEntry.js'));
  expect((await publish(changed)).text).toContain('has no remoteEntry.js. docs/remote-contract.md describes');
  const { code, text } = await publish(temporaryFolder());
  expect([code, text]).toEqual([1, expect.stringContaining('has no remote.json, contract.json')]);
});

test('its container has the lifecycles that the shell calls', async () => {
  const shown: string[] = [];
  const children: { textContent?: string }[] = [];
  const domElement = { replaceChildren: (...next: object[]) => void children.splice(0, children.length, ...next) };
  const page: Record<string, unknown> = {
    document: { createElement: () => ({}), documentElement: { lang: 'fr' } },
    location: { pathname: '/hello' },
  };
  runInContext(readFileSync(path.join(describeExample(), 'remoteEntry.js'), 'utf8'), createContext(page));
  interface Lifecycles {
    prepare: (path: string) => Promise<void>;
    mount: (props: object) => Promise<void>;
    unmount: (props: object) => Promise<void>;
  }
  const container = page['mf_hello'] as {
    init: (scope: object) => void;
    get: (module: string) => Promise<() => Lifecycles>;
  };
  container.init({});
  const lifecycles = (await container.get('./lifecycle'))();
  const props = { domElement, onShown: (address: string) => void shown.push(address) };
  await lifecycles.prepare('/hello');
  await lifecycles.mount(props);
  expect([children, shown]).toEqual([[{ textContent: 'Bonjour' }], ['/hello']]);
  await lifecycles.unmount(props);
  expect(children).toEqual([]);
});

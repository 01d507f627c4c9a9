import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';

import { readGateEnv } from '../../env.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { notIsolated } from '../isolation/isolation.ts';
import { launchBrowser } from './launch-browser.ts';
import { judgeUncaughtErrors, readUncaughtErrors } from './uncaught.ts';

const { chromium } = readGateEnv();
/** Runs a script as a file of mf-chat, and returns the errors that nothing caught. */
const errorsOf = async (script: string) => {
  const server = createServer(({ url = '' }, response) => {
    const isScript = url.endsWith('.js');
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? script : '<!doctype html><script src="/remotes/mf-chat/1.0.0/screen.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // it listens on a port
  const { devTools, uncaught, close } = await launchBrowser({
    chromium,
    dataDir: temporaryFolder(),
    isolation: notIsolated,
  });
  try {
    // As visitors of the check have: the browser logs less of some profiles.
    const { browserContextId } = await devTools.send('Target.createBrowserContext');
    const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
    const session = devTools.session(sessionId);
    await session.send('Page.enable');
    const loaded = new Promise<void>((resolve) => session.on('Page.loadEventFired', () => resolve()));
    await session.send('Page.navigate', { url });
    await loaded;
    await new Promise((resolve) => setTimeout(resolve, 300));
  } finally {
    await close();
    server.close();
  }
  return uncaught();
};

(existsSync(chromium) ? describe : describe.skip)('in a browser', () => {
  test('PLAT-02 an error that nothing catches is reported, with the file that threw it', async () => {
    const errors = await errorsOf(
      `setTimeout(() => { throw new TypeError('late') }, 20); Promise.reject(new Error('refused'));`,
    );
    expect(errors.map(({ text }) => text).toSorted()).toEqual([
      'Uncaught (in promise) Error: refused',
      'Uncaught TypeError: late',
    ]);
    expect(judgeUncaughtErrors(errors, 'mf-chat').problems.toSorted()).toEqual([
      'screen.js: uncaught: (in promise) Error: refused',
      'screen.js: uncaught: TypeError: late',
    ]);
  }, 60_000);

  test('PLAT-02 control: an error that is caught, and one in the console, is none of them', async () => {
    const script = `
    try { throw new Error('caught') } catch {}
    Promise.reject(new Error('handled')).catch(() => {});
    addEventListener('error', (event) => event.preventDefault());
    setTimeout(() => { throw new Error('reported elsewhere') });
    console.error('written');`;
    expect(await errorsOf(script)).toEqual([]);
  }, 60_000);
});

test('PLAT-02 errors of other remotes are theirs, and those of the shell are worth a note', () => {
  const of = (owner: string) => ({
    text: 'Uncaught Error: x',
    source: `https://a.example/remotes/${owner}/1.0.0/a.js`,
  });
  const inline = { text: 'Uncaught Error: y', source: '' };
  const errors = [of('mf-chat'), of('mf-chat'), of('mf-auth'), of('shell'), inline];
  expect(judgeUncaughtErrors(errors, 'mf-chat')).toEqual({
    problems: ['a.js: uncaught: Error: x'],
    notes: ['a.js: uncaught: Error: x', 'a page: uncaught: Error: y'],
  });
  expect(judgeUncaughtErrors(errors, 'shell')).toEqual({ problems: ['a.js: uncaught: Error: x'], notes: [] });
});

test('PLAT-02 what the browser says of a page that is closed is no error of it', async () => {
  const log = new PassThrough();
  const errors = readUncaughtErrors(log);
  const line = (text: string): string =>
    `[7:7:1129/141612.606589:INFO:CONSOLE:1] "${text}", source: https://a.example/remotes/mf-chat/1.0.0/a.js (1)\n`;
  log.write(line('Uncaught (in promise) Error: The provided callback is no longer runnable.'));
  log.write(line('written by the page') + line('Uncaught Error: x'));
  log.end();
  await new Promise((resolve) => log.once('close', resolve));
  expect(errors()).toEqual([{ text: 'Uncaught Error: x', source: 'https://a.example/remotes/mf-chat/1.0.0/a.js' }]);
});

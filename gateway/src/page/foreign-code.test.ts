import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { type Browser, chromium, type Page } from 'playwright-core';

import { readGateEnv } from '../env.ts';
import { remoteBuild, route } from '../testing/gate-fixtures.ts';
import { makeDist } from '../testing/make-dist.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';

const { chromium: executablePath } = readGateEnv();
const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
jest.setTimeout(120_000);

/** What `foreign-code.js` adds to the page. The casts to it are true, because the page has loaded that file. */
interface Attacked {
  ran: string[];
  tryAll: () => Promise<string[]>;
}

/** A shell that loads the entries of its page, as the real one does. */
const shellCode = `
  const { remotes } = JSON.parse(document.getElementById('mfe-page').textContent);
  const policy = trustedTypes.createPolicy('pairwise-shell', { createScriptURL: (url) => url });
  for (const { entry, integrity } of remotes) {
    const script = Object.assign(document.createElement('script'), { integrity, crossOrigin: 'anonymous' });
    script.src = policy.createScriptURL(entry);
    document.head.append(script);
  }`;

let gateway: RunningGateway;
let browser: Browser;
let foreign: Server;
/** Serves what the gateway serves, without the policies of its pages. */
let unprotected: Server;
/** Paths that a page requested from the foreign origin. */
const requested: string[] = [];
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });

const nameOf = (url: string): string => path.parse(url).name;

// Without a browser, `npm test` reports the steps that need one as not run.
(existsSync(executablePath) ? describe : describe.skip)(
  'code of a remote that tries to run code from elsewhere',
  () => {
    beforeAll(async () => {
      foreign = createServer(({ url = '' }, response) => {
        requested.push(nameOf(url));
        response.setHeader('access-control-allow-origin', '*');
        const isPage = url.endsWith('.html');
        response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
        const inFrame = `<!doctype html><script>parent.postMessage('${nameOf(url)}', '*')</script>`;
        response.end(isPage ? inFrame : `(self.report??postMessage)('${nameOf(url)}')`);
      });
      await listen(foreign);
      gateway = await startGateway();
      const code = readFileSync(path.join(import.meta.dirname, '../testing/foreign-code.js'), 'utf8');
      gateway.registry.putLive(
        makeDist({
          name: 'shell',
          version: '1.0.0-000000aa',
          files: { 'main.js': shellCode },
          description: { trustedTypes: ['pairwise-shell'] },
        }),
        operator,
      );
      gateway.registry.putLive(
        remoteBuild({
          version: '1.0.0-000000aa',
          routes: [route('chats', '/chats')],
          files: { 'remoteEntry.js': code },
        }),
        operator,
      );
      const serveUnprotected = async (url: string, response: ServerResponse): Promise<void> => {
        const { status, headers, body } = await rawGet(gateway.url, url);
        const { 'content-security-policy': _policy, 'integrity-policy': _hashes, ...rest } = headers;
        response.writeHead(status, rest).end(body);
      };
      unprotected = createServer(({ url = '' }, response) => void serveUnprotected(url, response));
      await listen(unprotected);
      browser = await chromium.launch({
        executablePath,
        chromiumSandbox: false,
        args: ['--disable-gpu', onlyThisMachine],
      });
    });
    afterAll(async () => {
      await browser.close();
      await gateway.stop();
      foreign.close();
      unprotected.close();
    });

    /** Opens the page and tries every way, one after the other. Returns the names of the ways. */
    const tryAll = async (page: Page, origin = gateway.url): Promise<string[]> => {
      requested.length = 0;
      await page.goto(`${origin}/chats?foreign=${originOf(foreign)}`);
      await page.waitForFunction(() => 'tryAll' in globalThis);
      return page.evaluate(() => (globalThis as unknown as Attacked).tryAll());
    };
    const ranIn = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as Attacked).ran);

    test('PLAT-05 runs none of it, and no foreign file is requested', async () => {
      const page = await (await browser.newContext()).newPage();
      const tried = await tryAll(page);
      expect(tried.length).toBeGreaterThan(30);
      expect(await ranIn(page)).toEqual([]);
      await page.close();
      expect(requested).toEqual([]);
    });

    test('CALL-10 the script of a signed-in page runs by its hash', async () => {
      const context = await browser.newContext();
      await context.addCookies([{ name: 'auth.session', value: 'any', url: gateway.url }]);
      const page = await context.newPage();
      await page.goto(`${gateway.url}/chats`);
      expect(await page.evaluate(() => 'startedReads' in globalThis)).toBe(true);
    });

    test('the same code runs in every way in a page without the policy', async () => {
      const page = await (await browser.newContext()).newPage();
      const tried = await tryAll(page, originOf(unprotected));
      const missing = async () => {
        const worked = new Set([...(await ranIn(page)), ...requested]);
        return tried.filter((name) => !worked.has(name));
      };
      const end = performance.now() + 30_000;
      while ((await missing()).length > 0 && performance.now() < end) await page.waitForTimeout(100);
      expect(await missing()).toEqual([]);
    });
  },
);

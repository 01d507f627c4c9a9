import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';

import { type Browser, chromium, type Page } from 'playwright-core';

import { openTokens } from '../access/index.ts';
import { readGateEnv } from '../env.ts';
import { createCertificate } from '../publish/browser/create-certificate.ts';
import { chatDist } from '../testing/make-dist.ts';
import { operator, rawGet, type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { openPreviews } from './previews.ts';

const { chromium: executablePath } = readGateEnv();
const VERSION = '1.0.0-00000002';
jest.setTimeout(60_000);

// Without a browser, `npm test` reports the steps that need one as not run.
(existsSync(executablePath) ? describe : describe.skip)('code of a page of the origin', () => {
  let gateway: RunningGateway;
  /** The gateway over https, as behind a proxy. */
  let secure: { gateway: RunningGateway; server: Server; url: string };
  let browser: Browser;
  let link: string;

  beforeAll(async () => {
    gateway = await startGateway();
    gateway.api.settings['domain_language'] = 'en-GB';
    gateway.registry.publish(chatDist(VERSION), operator);
    gateway.registry.recordChecks('mf-chat', VERSION, 'verified', [], operator);
    const { dataDir, registry } = gateway;
    const tokens = openTokens({ dataDir });
    const { token } = tokens.create({ team: 'chat', person: 'Ada', remotes: ['mf-chat'], actions: ['override'] });
    const previews = openPreviews({ dataDir, https: false, tokens, current: registry.current });
    link = `/__mfe/preview/${previews.seal(token, { name: 'mf-chat', version: VERSION }).text}`;

    const behind = await startGateway({ https: true });
    const server = createServer(await createCertificate(), ({ url = '' }, response) => {
      void rawGet(behind.url, url).then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    secure = { gateway: behind, server, url: `https://127.0.0.1:${(server.address() as AddressInfo).port}` };
    browser = await chromium.launch({ executablePath, chromiumSandbox: false, args: ['--disable-gpu'] });
  });
  afterAll(async () => {
    await browser.close();
    secure.server.close();
    await secure.gateway.stop();
    await gateway.stop();
  });

  const openPageAt = async (url: string): Promise<Page> => {
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    await page.goto(`${url}/chats`);
    return page;
  };
  /** The names of the cookies that the browser has by now. */
  const cookiesOf = async (page: Page): Promise<string[]> =>
    (await page.context().cookies()).map(({ name }) => name).toSorted();

  test('T1 reads no page of a preview, neither by a request nor in a window or a frame, and cannot send its form', async () => {
    const page = await openPageAt(gateway.url);
    const read = await page.evaluate(
      (address) =>
        Promise.all(
          (['cors', 'same-origin', 'no-cors'] as const).map(async (mode) => (await fetch(address, { mode })).text()),
        ),
      link,
    );
    expect(read).toEqual(['Not found', 'Not found', 'Not found']);

    /** Opens an address in a window, and returns what the code of the page gets to read of it. */
    const inWindow = async (address: string): Promise<string> => {
      const opened = page.context().waitForEvent('page');
      await page.evaluate((path) => void Object.assign(globalThis, { other: window.open(path) }), address);
      await (await opened).waitForLoadState();
      return page.evaluate(() => {
        const { other } = globalThis as unknown as { other: Window };
        try {
          return other.document.title;
        } catch (error) {
          return String(error);
        }
      });
    };
    expect(await inWindow(link)).not.toContain('Preview of mf-chat');
    // Control: a window of the product's own pages can be read.
    const title = await page.title();
    expect([title === '', await inWindow('/chats')]).toEqual([false, title]);

    const framed = await page.evaluate(async (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      await new Promise((resolve) => setTimeout(resolve, 500));
      return frame.contentDocument?.querySelector('form') ?? null;
    }, link);
    expect(framed).toBeNull();

    await page.evaluate((address) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: address });
      document.body.append(form);
      form.submit();
    }, link);
    await page.getByText('This form did not come from this page.').waitFor();
    expect(await cookiesOf(page)).not.toContain('mfe.preview');

    // Control: the person presses the button.
    await page.goto(`${gateway.url}${link}`);
    await page.getByRole('button', { name: 'Show the preview' }).click();
    await page.waitForURL('**/chats');
    expect(await cookiesOf(page)).toContain('mfe.preview');
  });

  test('T1 sets no cookie that chooses a version, over https', async () => {
    const page = await openPageAt(secure.url);
    const names = ['mfe.staff', 'mfe.override', 'mfe.preview', 'mfe.form', 'mfe.bucket'];
    const set = (prefix: string) =>
      page.evaluate(
        async (cookies) => {
          for (const name of cookies) {
            document.cookie = `${name}=1; Path=/; Secure`;
            await cookieStore.set({ name, value: '1', path: '/' }).catch(() => undefined);
          }
        },
        names.map((name) => `${prefix}${name}`),
      );
    await set('__Host-Http-');
    expect(await cookiesOf(page)).toEqual([]);
    // Control: the prefix that does not name responses.
    await set('__Host-');
    expect(await cookiesOf(page)).toEqual(names.map((name) => `__Host-${name}`).toSorted());
    // Control: the gateway's own response sets it.
    await page.goto(`${secure.url}/__mfe/staff`);
    expect(await cookiesOf(page)).toContain('__Host-Http-mfe.form');
  });
});

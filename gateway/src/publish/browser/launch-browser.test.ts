import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { readGateEnv } from '../../env.ts';
import { emptyDocument } from '../../registry/document.ts';
import { openRegistry } from '../../registry/index.ts';
import { temporaryFolder } from '../../testing/make-dist.ts';
import { detectIsolation, type Isolation, notIsolated } from '../isolation/isolation.ts';
import { launchBrowser } from './launch-browser.ts';
import { openPage } from './open-page.ts';
import { startPrivateGateway } from './private-gateway.ts';
import { newVisitor } from './visitor.ts';

const { chromium } = readGateEnv();
/** Makes a data directory with a signing key, and with a mail that every user of the machine may read. */
const makeDataDir = (): string => {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o755);
  openRegistry({ dataDir });
  mkdirSync(path.join(dataDir, 'outbox'));
  writeFileSync(path.join(dataDir, 'outbox/mail.txt'), 'a link with a token', { mode: 0o644 });
  return dataDir;
};

interface Seen {
  key: boolean;
  mail: boolean;
  list: boolean;
}

/** Opens files of the data directory as code would that has taken over the browser. Returns which ones it can read. */
const readInBrowser = async (dataDir: string, isolation: Isolation): Promise<Seen> => {
  const { devTools, close } = await launchBrowser({ chromium, dataDir, isolation });
  const downloads = temporaryFolder();
  chmodSync(downloads, 0o777);
  try {
    const { targetId } = await devTools.send('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await devTools.send('Target.attachToTarget', { targetId, flatten: true });
    const session = devTools.session(sessionId);
    await session.send('Page.enable');
    await devTools.send('Browser.setDownloadBehavior', {
      behavior: 'allowAndName',
      downloadPath: downloads,
      eventsEnabled: true,
    });
    // A key is no text for the browser, so it saves the file.
    const saved = new Promise<string>((resolve) => {
      devTools.on('Browser.downloadProgress', ({ state, guid }) => {
        if (state === 'completed') resolve(readFileSync(path.join(downloads, guid), 'utf8'));
        if (state === 'canceled') resolve('');
      });
      setTimeout(() => resolve(''), 5_000).unref();
    });
    const read = async (file: string): Promise<string> => {
      const loaded = new Promise<void>((resolve) => session.on('Page.loadEventFired', () => resolve()));
      const { errorText, isDownload } = await session.send('Page.navigate', { url: pathToFileURL(file).href });
      if (isDownload === true) return saved;
      if (errorText !== undefined) return '';
      await loaded;
      const { result } = await session.send('Runtime.evaluate', { expression: 'document.documentElement.outerHTML' });
      return String(result.value);
    };
    return {
      key: (await read(path.join(dataDir, 'secrets/registry-signing.pem'))).includes('PRIVATE KEY'),
      mail: (await read(path.join(dataDir, 'outbox/mail.txt'))).includes('a link with a token'),
      list: (await read(`${dataDir}/`)).includes('outbox'),
    };
  } finally {
    await close();
  }
};

// Without a browser, `npm test` reports the steps that need one as not run.
(existsSync(chromium) ? describe : describe.skip)('code that has taken over the browser of the gate', () => {
  test('reads nothing of the data directory, or exactly what the gate reports about this machine', async () => {
    const dataDir = makeDataDir();
    const isolation = await detectIsolation(dataDir, chromium);
    const readsOpenFiles = isolation.problems.some((problem) => problem.includes('can read'));
    expect(await readInBrowser(dataDir, isolation)).toEqual({
      key: isolation.mode === 'none',
      mail: readsOpenFiles,
      list: readsOpenFiles,
    });
  });

  test('runs as another user wherever this machine can start it so', async () => {
    const asOther = ['--reuid=61900', '--regid=61900', '--clear-groups', chromium, '--version'];
    const isPossible = process.getuid?.() === 0 && spawnSync('setpriv', asOther).status === 0;
    const { mode } = await detectIsolation(makeDataDir(), chromium);
    expect(mode.startsWith('user')).toBe(isPossible);
  });

  test('reads the signing key, mails and the list of files without the isolation', async () => {
    expect(await readInBrowser(makeDataDir(), notIsolated)).toEqual({ key: true, mail: true, list: true });
  });

  test('PLAT-02 a refused write of a version is no problem of it, an error of the api is one', async () => {
    const calls: string[] = [];
    const api = createServer((incoming, outgoing) => {
      calls.push(`${incoming.method} ${incoming.url}`);
      outgoing.statusCode = incoming.url === '/api/unknown.php' ? 404 : 200;
      outgoing.setHeader('content-type', 'text/html').end('<!doctype html><link rel="icon" href="data:,">');
    });
    await new Promise<void>((resolve) => {
      api.listen(0, '127.0.0.1', resolve);
    });
    const address = api.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const plan = {
      dataDir: temporaryFolder(),
      document: emptyDocument,
      apiUrl: `http://127.0.0.1:${port}`,
      https: false,
    };
    const gateway = await startPrivateGateway(plan, emptyDocument);
    const { devTools, close } = await launchBrowser({ chromium, dataDir: plan.dataDir, isolation: notIsolated });
    try {
      const { wasRefused } = gateway;
      const page = await openPage(await newVisitor(devTools), { name: 'mf-chat', wasRefused });
      await page.goto(`${gateway.url}/api/page.php`);
      await page.evaluate(() => fetch('/api/message.php', { method: 'POST', body: '{}' }).then(() => null));
      expect(page.watch.take()).toEqual([]);
      await page.evaluate(() => fetch('/api/unknown.php').then(() => null));
      expect(page.watch.take()).toEqual(['404 for /api/unknown.php']);
      expect(calls).toEqual(['GET /api/page.php', 'GET /api/unknown.php']);
    } finally {
      await close();
      await gateway.close();
      await new Promise((resolve) => api.close(resolve));
    }
  });
});

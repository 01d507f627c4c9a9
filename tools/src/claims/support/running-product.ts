import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromiumLaunch, type FaultProxy, startFaultProxy } from '@pairwise/e2e/support';
import { openRegistry, type Registry } from '@pairwise/gateway/registry';
import { type Browser, chromium } from '@playwright/test';

import { CommandError } from '../../settings.ts';
import { obtainChromium, obtainHeadlessShell } from '../../test/system-packages.ts';
import { type OwnProductOptions, startOwnProduct } from './start-own-product.ts';

/** The whole product, a browser, and a proxy before the product that causes faults. */
export interface RunningProduct {
  /** The address of the product itself, without the proxy. */
  url: string;
  databaseUrl: string;
  dataDir: string;
  registry: Registry;
  proxy: FaultProxy;
  browser: Browser;
  /** The program of the browser. */
  executablePath: string;
  /** A temporary folder, which `stop` removes. */
  folder: string;
  stop: () => Promise<void>;
}

/** Starts a product of its own (`startOwnProduct`), a browser, and a proxy in front of the product. */
export const startRunningProduct = async ({
  purpose,
  port,
  env = {},
  log,
}: OwnProductOptions): Promise<RunningProduct> => {
  const found = await obtainChromium();
  if ('missing' in found) throw new CommandError(`Chromium is ${found.missing}`);
  const folder = mkdtempSync(join(tmpdir(), `pairwise-${purpose}-versions-`));
  const ends: (() => Promise<unknown>)[] = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async (): Promise<void> => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const product = await startOwnProduct({ purpose, port, env: { LOG_LEVEL: 'warn', ...env }, log });
    ends.push(product.stop);
    const proxy = await startFaultProxy(`http://localhost:${port}`);
    ends.push(() => proxy.close());
    const shell = await obtainHeadlessShell();
    const executablePath = 'path' in shell ? shell.path : found.path;
    const browser = await chromium.launch({ ...chromiumLaunch, executablePath });
    ends.push(() => browser.close());
    const { url, databaseUrl, dataDir } = product;
    return {
      url,
      databaseUrl,
      dataDir,
      folder,
      registry: openRegistry({ dataDir }),
      proxy,
      browser,
      executablePath,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromiumLaunch, type FaultProxy, startFaultProxy } from '@pairwise/e2e/support';
import { openRegistry, type Registry } from '@pairwise/gateway/registry';
import { type Browser, chromium } from '@playwright/test';

import { CommandError, readSettings } from '../../settings.ts';
import { startProduct } from '../../start/start-product.ts';
import { temporaryDataDir } from '../../temporary-data-dir.ts';
import { obtainChromium, obtainHeadlessShell } from '../../test/system-packages.ts';

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

export interface RunningProductOptions {
  /** A part of the names of temporary folders. */
  purpose: string;
  /** The first of four consecutive ports. */
  port: number;
  /** Further settings. */
  env?: Record<string, string>;
  log: (line: string) => void;
}

/** Starts the product as `npm start` does, with its own ports and data. */
export const startRunningProduct = async ({
  purpose,
  port,
  env = {},
  log,
}: RunningProductOptions): Promise<RunningProduct> => {
  const found = await obtainChromium();
  if ('missing' in found) throw new CommandError(`Chromium is ${found.missing}`);
  const dataDir = temporaryDataDir(purpose);
  const folder = mkdtempSync(join(tmpdir(), `pairwise-${purpose}-versions-`));
  const ends: (() => Promise<unknown>)[] = [
    async () => [dataDir, folder].forEach((temporary) => rmSync(temporary, { recursive: true, force: true })),
  ];
  const stop = async (): Promise<void> => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const settings = readSettings({
      PORT: `${port}`,
      API_PORT: `${port + 1}`,
      SANDBOX_PORT: `${port + 2}`,
      CONSOLE_PORT: `${port + 3}`,
      DATA_DIR: dataDir,
      // Claims call any page at one origin, by the address of this machine too.
      ZONES: 'single',
      LOG_LEVEL: 'warn',
      ...env,
    });
    const product = await startProduct(settings, {
      log,
      onGivenUp: (name) => log(`${name} keeps crashing`),
      signal: new AbortController().signal,
    });
    ends.push(() => product.stop());
    const proxy = await startFaultProxy(`http://localhost:${port}`);
    ends.push(() => proxy.close());
    const shell = await obtainHeadlessShell();
    const executablePath = 'path' in shell ? shell.path : found.path;
    const browser = await chromium.launch({ ...chromiumLaunch, executablePath });
    ends.push(() => browser.close());
    const { url, databaseUrl } = product;
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

import { rmSync } from 'node:fs';

import { readSettings } from '../../settings.ts';
import { copyDemoData } from '../../start/demo-data.ts';
import { startProduct } from '../../start/start-product.ts';
import { temporaryDataDir } from '../../temporary-data-dir.ts';

/** A product that a claim or a bench has for itself. */
export interface OwnProduct {
  url: string;
  databaseUrl: string;
  dataDir: string;
  /** Stops the product and removes its data. */
  stop: () => Promise<void>;
}

export interface OwnProductOptions {
  /** A part of the names of temporary folders. */
  purpose: string;
  /** The first of four consecutive ports: of the gateway, the api, the payment sandbox and the console. */
  port: number;
  /** Further settings. */
  env?: Record<string, string>;
  /** The folder of the data of an earlier product, which `stop` keeps. By default a new one, which `stop` removes. */
  dataDir?: string;
  log: (line: string) => void;
}

/** Starts the product as `npm start` does, with its own ports and data, and all zones on one origin. */
export const startOwnProduct = async (options: OwnProductOptions): Promise<OwnProduct> => {
  const { purpose, port, env = {}, log, dataDir = temporaryDataDir(purpose) } = options;
  const remove = (): void => {
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await copyDemoData(dataDir);
    const settings = readSettings({
      PORT: `${port}`,
      API_PORT: `${port + 1}`,
      SANDBOX_PORT: `${port + 2}`,
      CONSOLE_PORT: `${port + 3}`,
      DATA_DIR: dataDir,
      // Any page is called at one origin: by the address of this machine too, and behind the servers of claims and benches.
      ZONES: 'single',
      ...env,
    });
    const product = await startProduct(settings, {
      log,
      onGivenUp: (name) => log(`${name} keeps crashing`),
      signal: new AbortController().signal,
    });
    return {
      url: product.url,
      databaseUrl: product.databaseUrl,
      dataDir,
      stop: async () => {
        await product.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
};

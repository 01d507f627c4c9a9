import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { productDataDir, productUrl } from './product.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A product of one journey, which can start several times on the same data. */
export interface OwnProduct {
  dataDir: string;
  url: string;
  consoleUrl: string;
  /**
   * Starts the product as `npm start` does.
   * @returns what it printed until it ran
   */
  start: () => Promise<string>;
  /** Stops it and waits until its processes have ended. */
  stop: () => Promise<void>;
  /** Runs `npm run mfe` against it and returns what the command printed. */
  mfe: (...args: string[]) => Promise<string>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
}

/** Prepares a product with its own data, on the ports after those of the product of all journeys. */
export const prepareOwnProduct = (): OwnProduct => {
  const port = Number(new URL(productUrl()).port) + 5;
  const dataDir = mkdtempSync(join(tmpdir(), 'pairwise-own-product-'));
  // Both products have the same demo people. Drawing their pictures again would cost most of the first start.
  cpSync(join(productDataDir(), 'photos'), join(dataDir, 'photos'), { recursive: true });
  const env = {
    ...process.env,
    PORT: `${port}`,
    API_PORT: `${port + 1}`,
    SANDBOX_PORT: `${port + 2}`,
    CONSOLE_PORT: `${port + 3}`,
    MFE_URL: `http://localhost:${port + 3}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
  };
  let stopRunning = (): Promise<void> => Promise.resolve();

  const start = (): Promise<string> =>
    new Promise((resolve, reject) => {
      const child = spawn('node', ['tools/src/commands/start.ts'], { cwd: root, env });
      let output = '';
      const ended = new Promise<void>((settle) =>
        child.on('close', (code) => {
          reject(new Error(`The product ended with ${String(code)}:\n${output}`));
          settle();
        }),
      );
      stopRunning = async () => {
        child.kill('SIGTERM');
        await ended;
      };
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        if (output.includes('Ctrl-C stops everything.')) resolve(output);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
    });

  const stop = () => stopRunning();
  return {
    dataDir,
    url: `http://localhost:${port}`,
    consoleUrl: env.MFE_URL,
    start,
    stop,
    mfe: async (...args) => (await run('node', ['tools/src/commands/mfe.ts', ...args], { cwd: root, env })).stdout,
    remove: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

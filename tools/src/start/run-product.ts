import { join, relative } from 'node:path';

import { demoAccounts, demoPassword } from '@pairwise/api/db';

import type { Settings } from '../settings.ts';
import { startProduct } from './start-product.ts';

const shown = (folder: string): string => relative(process.cwd(), folder) || '.';

/** With every address of the machine opened, the name people type is that of the product. */
const consoleUrl = ({ publicUrl, consolePort }: Settings): string =>
  `http://${new URL(publicUrl).hostname}:${consolePort}`;

const summary = (settings: Settings, seconds: number, develop?: string): string => {
  const lines = [
    '',
    `  Pairwise runs at ${settings.publicUrl}   (${seconds} s)`,
    '',
    `  api              http://127.0.0.1:${settings.apiPort}   description: ${settings.publicUrl}/api/openapi.json`,
    `  console          ${consoleUrl(settings)}   of the teams: what is live, canaries, rollback`,
  ];
  if (develop !== undefined) lines.push(`  from sources     ${develop}, with hot reload`);
  if (settings.demo) {
    lines.push(
      `  payment sandbox  http://127.0.0.1:${settings.sandboxPort}`,
      `  mails and SMS    ${settings.publicUrl}/__dev/`,
      `  demo accounts    ${demoAccounts.map(({ email }) => email).join(', ')}`,
      `                   password of all: ${demoPassword}`,
      `  deploy tokens    ${join(shown(settings.dataDir), 'secrets/demo-tokens.json')}, one for each team`,
    );
  }
  lines.push(
    `  data, logs       ${shown(settings.dataDir)}, ${shown(join(settings.dataDir, 'logs'))}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  );
  return lines.join('\n');
};

/**
 * Runs the product until it is asked to stop.
 * @param develop a remote that runs from its sources
 * @returns the exit code
 */
export const runProduct = async (settings: Settings, develop?: string): Promise<number> => {
  const began = Date.now();
  const asked = new AbortController();
  let exitCode = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.abort());

  const product = await startProduct(settings, {
    say: (line) => console.log(line),
    onGivenUp: (name) => {
      console.error(`${name} keeps ending; giving up. Its log: ${join(settings.dataDir, 'logs', `${name}.log`)}`);
      exitCode = 1;
      asked.abort();
    },
    signal: asked.signal,
    ...(develop === undefined ? {} : { develop }),
  });
  console.log(summary(settings, Math.round((Date.now() - began) / 1000), develop));
  if (!asked.signal.aborted) await new Promise((resolve) => asked.signal.addEventListener('abort', resolve));
  console.log('Stopping …');
  await product.stop();
  return exitCode;
};

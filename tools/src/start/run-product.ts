import { join, relative } from 'node:path';

import { demoAccounts, demoPassword } from '@pairwise/api/db';

import type { Settings } from '../settings.ts';
import { type ProductOptions, startProduct } from './start-product.ts';

const shown = (folder: string): string => relative(process.cwd(), folder) || '.';

/** Returns the console's address. Its host name is that of the product, because HOST may open every address. */
const consoleUrl = ({ publicUrl, consolePort }: Settings): string =>
  `http://${new URL(publicUrl).hostname}:${consolePort}`;

/** The warning at the start when all zones share one origin. */
const oneOriginWarning = [
  'Warning: all zones share one origin (ZONES=single). The code of every page, a lander included, can use the session of',
  'the member who is logged in: docs/decisions/0030-zones-are-origins.md.',
].join('\n');

const summary = (
  settings: Settings,
  seconds: number,
  { develop, twoOfEach }: Pick<ProductOptions, 'develop' | 'twoOfEach'>,
): string => {
  const lines = [
    '',
    `  Pairwise runs at ${settings.publicUrl}   (${seconds} s)`,
    '',
    `  api              http://127.0.0.1:${settings.apiPort}   OpenAPI: ${settings.publicUrl}/api/openapi.json`,
    `  console          ${consoleUrl(settings)}   for teams: what is live, canaries, rollback`,
  ];
  for (const { app, pay } of settings.zones.hosts ?? []) lines.push(`  zones            app: ${app}   pay: ${pay}`);
  if (develop !== undefined) lines.push(`  from sources     ${develop}, with hot reload`);
  if (twoOfEach) lines.push('  processes        two apis and two gateways behind HAProxy');
  if (settings.demo) {
    lines.push(
      `  payment sandbox  http://127.0.0.1:${settings.sandboxPort}`,
      `  mails and SMS    ${settings.publicUrl}/__dev/`,
      `  demo accounts    ${demoAccounts.map(({ email }) => email).join(', ')}`,
      `                   password: ${demoPassword}`,
      `  deploy tokens    ${join(shown(settings.dataDir), 'secrets/demo-tokens.json')}, one per team`,
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
 * Runs the product until the process receives a signal to stop.
 * @param options a remote that runs from its sources, or two of each program behind HAProxy
 * @returns the exit code
 */
export const runProduct = async (
  settings: Settings,
  options: Pick<ProductOptions, 'develop' | 'twoOfEach'> = {},
): Promise<number> => {
  const began = Date.now();
  if (settings.zones.zones === 'single') console.warn(oneOriginWarning);
  const stopSignal = new AbortController();
  let exitCode = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopSignal.abort());

  const product = await startProduct(settings, {
    log: (line) => console.log(line),
    onGivenUp: (name) => {
      console.error(
        `${name} keeps crashing; stopping the product. Its log: ${join(settings.dataDir, 'logs', `${name}.log`)}`,
      );
      exitCode = 1;
      stopSignal.abort();
    },
    signal: stopSignal.signal,
    ...options,
  });
  console.log(summary(settings, Math.round((Date.now() - began) / 1000), options));
  if (!stopSignal.signal.aborted) await new Promise((resolve) => stopSignal.signal.addEventListener('abort', resolve));
  console.log('Stopping …');
  await product.stop();
  return exitCode;
};

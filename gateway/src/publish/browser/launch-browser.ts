import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';

import { isolatedEnvironment, isolateScript, makeProfile } from '../isolation/isolation.ts';
import { connectDevTools, type DevTools } from './devtools.ts';
import type { Plan } from './plan.ts';
import { readUncaughtErrors, type UncaughtError } from './uncaught.ts';

const run = promisify(execFile);

export interface LaunchOptions extends Pick<Plan, 'chromium' | 'dataDir' | 'isolation'> {
  /** Hosts of the product, with ports, and the local address that responds in their place. No other host resolves. */
  hosts?: Readonly<Record<string, string>>;
  /** The hash of the public key of the certificate that these hosts have here. */
  trustedKey?: string;
  /** The seed of `Math.random`; by default chance. */
  seed?: number;
}

export interface LaunchedBrowser {
  devTools: DevTools;
  /** Returns the uncaught errors of all pages so far; all of them after `close`. */
  uncaught: () => UncaughtError[];
  /** Ends the browser and deletes everything that it stored. */
  close: () => Promise<void>;
}

const mappings = (hosts: Readonly<Record<string, string>>): string =>
  [
    ...Object.entries(hosts).map(([host, address]) => `MAP ${host} ${address}`),
    // Whatever the code of a version requests.
    'MAP * ~NOTFOUND',
    'EXCLUDE 127.0.0.1',
  ].join(', ');

/** The user agent that the same browser sends when a person opens it: without its word for a browser without a window. */
const userAgentOf = async (chromium: string): Promise<string[]> => {
  const { stdout } = await run(chromium, ['--version']).catch(() => ({ stdout: '' }));
  const major = /(\d+)\.\d+\.\d+\.\d+/.exec(stdout)?.[1];
  if (major === undefined) return [];
  return [
    `--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
  ];
};

const CLOSE_MS = 5_000;

/**
 * Starts the gate's browser, isolated from the data directory as far as the plan says. Its pages cannot notice that a program
 * drives it.
 */
export const launchBrowser = async ({
  chromium: command,
  dataDir,
  isolation: { mode, sandbox },
  hosts = {},
  trustedKey,
  seed,
}: LaunchOptions): Promise<LaunchedBrowser> => {
  const profile = makeProfile(mode);
  const removeProfile = (): void => rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  const launchArguments = [
    '--headless',
    '--remote-debugging-pipe',
    '--no-startup-window',
    '--disable-blink-features=AutomationControlled',
    '--window-size=1280,900',
    '--screen-info={1920x1080}',
    '--lang=en-GB',
    '--disable-gpu',
    '--disable-quic',
    '--disable-dev-shm-usage',
    '--mute-audio',
    '--no-first-run',
    '--no-default-browser-check',
    '--password-store=basic',
    // Its log has the uncaught errors of pages.
    '--enable-logging=stderr',
    '--log-level=0',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-default-apps',
    '--disable-sync',
    // A page in the background would get fewer timers than the one that a visitor looks at.
    '--disable-background-timer-throttling',
    '--disable-backgrounding-occluded-windows',
    '--disable-renderer-backgrounding',
    `--host-resolver-rules=${mappings(hosts)}`,
    ...(trustedKey === undefined ? [] : [`--ignore-certificate-errors-spki-list=${trustedKey}`]),
    ...(seed === undefined ? [] : [`--js-flags=--random-seed=${seed}`]),
    ...(sandbox ? [] : ['--no-sandbox']),
    ...(await userAgentOf(command)),
  ];
  const child = spawn(isolateScript, launchArguments, {
    env: isolatedEnvironment({ mode, dataDir, command, profile }),
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').catch(() => undefined);
  const uncaught = child.stderr ? readUncaughtErrors(child.stderr) : () => [];
  const devTools = connectDevTools(child);
  const close = async (): Promise<void> => {
    const kill = setTimeout(() => child.kill('SIGKILL'), CLOSE_MS);
    await devTools.send('Browser.close').catch(() => undefined);
    await exited;
    clearTimeout(kill);
    removeProfile();
  };
  try {
    await devTools.send('Browser.getVersion');
    return { devTools, uncaught, close };
  } catch (error) {
    child.kill('SIGKILL');
    removeProfile();
    throw error;
  }
};

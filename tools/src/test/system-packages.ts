import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { findSpelling, spellingPackages } from '../languages/spelling/dictionaries.ts';
import { runTool } from '../run-tool.ts';
import { findHaproxy } from '../start/haproxy.ts';

/** A program of the operating system that some tests need, or the reason why it is missing. */
export type SystemPart = { path: string } | { missing: string };

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const zbarimgPaths = ['/usr/bin/zbarimg', '/usr/local/bin/zbarimg', '/opt/homebrew/bin/zbarimg'];
const redisPaths = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'];
const firefoxEsr = '/usr/bin/firefox-esr';
const headlessShell = '/usr/bin/chromium-headless-shell';
const postgresHome = '/usr/lib/postgresql';

const findChromium = () => chromiumPaths.find((path) => existsSync(path));

const findPostgres = () => {
  if (!existsSync(postgresHome)) return undefined;
  const newest = readdirSync(postgresHome).sort((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(postgresHome, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
};

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const installDebian = async (packages: readonly string[]): Promise<string | undefined> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runTool('apt-get', ['update', '-qq'], { env });
  const result = await runTool('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  if (result.code === 0) return undefined;
  return `${update.output}${result.output}`.trim().split('\n').slice(-3).join(' / ');
};

const obtain = async (find: () => string | undefined, packages: readonly string[]): Promise<SystemPart> => {
  const found = find();
  if (found !== undefined) return { path: found };
  const advice = `install Debian's ${packages.join(' ')} (apt-get install ${packages.join(' ')})`;
  if (!mayInstall()) return { missing: `not on this machine, and this user may not install it: ${advice}` };
  console.log(`Installing ${packages.join(', ')} …`);
  const problem = await installDebian(packages);
  const installed = find();
  if (installed !== undefined) return { path: installed };
  return { missing: `could not be installed (${problem ?? 'without an error message'}): ${advice}` };
};

/** Finds Debian's chromium, or installs it if this user may. */
export const obtainChromium = (): Promise<SystemPart> => obtain(findChromium, ['chromium', 'fonts-liberation']);

/** Finds or installs chromium's headless shell, a package of its own, for journeys that need no window. */
export const obtainHeadlessShell = (): Promise<SystemPart> =>
  obtain(() => (existsSync(headlessShell) ? headlessShell : undefined), ['chromium-headless-shell']);

/** Finds or installs Debian's Firefox, in which few things are measured: most tests run in Chromium. */
export const obtainFirefox = (): Promise<SystemPart> =>
  obtain(() => (existsSync(firefoxEsr) ? firefoxEsr : undefined), ['firefox-esr']);

/** Finds or installs the system's PostgreSQL, so that the same SQL is tested on it and on the embedded one. */
export const obtainPostgres = (): Promise<SystemPart> => obtain(findPostgres, ['postgresql']);

/** Finds or installs redis-server, so that hints between processes are tested with the real broker. */
export const obtainRedis = (): Promise<SystemPart> =>
  obtain(() => redisPaths.find((path) => existsSync(path)), ['redis-server']);

/** Finds or installs zbarimg, which reads QR codes independently of the library that draws them. */
export const obtainZbarimg = (): Promise<SystemPart> =>
  obtain(() => zbarimgPaths.find((path) => existsSync(path)), ['zbar-tools']);

/** Finds or installs HAProxy, which distributes requests to two of each process. */
export const obtainHaproxy = (): Promise<SystemPart> => obtain(findHaproxy, ['haproxy']);

/** Finds or installs the spell checker with the dictionaries of all languages. */
export const obtainSpelling = (): Promise<SystemPart> => obtain(findSpelling, spellingPackages);

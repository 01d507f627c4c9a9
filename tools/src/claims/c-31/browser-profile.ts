import { execFileSync } from 'node:child_process';

import { chromiumLaunch, skipEntryWarning } from '@pairwise/e2e/support';
import { type BrowserContext, chromium } from '@playwright/test';

export interface ProfileOptions {
  /** The program of the browser. */
  executablePath: string;
  /** The folder of the profile. It outlives the browser. */
  profile: string;
  /** The session's cookie. A killed browser may not have stored its own. */
  cookie: string;
  /** The address of the product. */
  url: string;
}

/** Starts a browser with a profile. */
export const openProfile = async ({
  executablePath,
  profile,
  cookie,
  url,
}: ProfileOptions): Promise<BrowserContext> => {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: chromiumLaunch.args,
    viewport: { width: 1280, height: 800 },
  });
  await skipEntryWarning(context);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  return context;
};

/**
 * Finds the browser process of a profile. Its other processes are children with a type. A child that was just forked has
 * the browser's arguments, too, but only the browser leads a process group.
 */
const findBrowser = (profile: string): number => {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,pgid=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of lines) {
    if (!line.includes(`--user-data-dir=${profile}`) || line.includes('--type=')) continue;
    const [pid, group] = line.trim().split(/\s+/, 2).map(Number);
    if (pid !== undefined && pid > 1 && pid === group) return pid;
  }
  throw new Error('The browser has no process.');
};

/** Returns a function that ends the browser of a profile with `kill -9`, with all processes that work for it. */
export const killerOf = (profile: string): (() => void) => {
  const pid = findBrowser(profile);
  // Playwright starts each browser in a process group of its own.
  return () => process.kill(-pid, 'SIGKILL');
};

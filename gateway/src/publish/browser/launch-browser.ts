import { rmSync } from 'node:fs';

import { type Browser, chromium } from 'playwright-core';

import { isolatedEnvironment, isolateScript, makeProfile } from '../isolation/isolation.ts';
import type { Plan } from './plan.ts';

/** The arguments of the journeys (e2e/support): the browser connects only to the given address. */
const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No host but this machine resolves, whatever the code of a version requests.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

export interface LaunchedBrowser {
  browser: Browser;
  /** Ends the browser and deletes everything that it stored. */
  close: () => Promise<void>;
}

/** Starts the gate's browser, isolated from the data directory as far as the plan says. */
export const launchBrowser = async ({
  chromium: command,
  dataDir,
  isolation: { mode, sandbox },
}: Pick<Plan, 'chromium' | 'dataDir' | 'isolation'>): Promise<LaunchedBrowser> => {
  const profile = makeProfile(mode);
  const removeProfile = (): void => rmSync(profile, { recursive: true, force: true });
  try {
    const browser = await chromium.launch({
      executablePath: isolateScript,
      args: launchArguments,
      chromiumSandbox: sandbox,
      env: isolatedEnvironment({ mode, dataDir, command, profile }),
    });
    return { browser, close: () => browser.close().finally(removeProfile) };
  } catch (error) {
    removeProfile();
    throw error;
  }
};

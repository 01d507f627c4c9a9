import type { CheckResponse } from '@pairwise/contracts/console';

import { demoToken } from './ways.ts';

interface BusyGate {
  consoleUrl: string;
  dataDir: string;
  name: string;
  version: string;
}

/** What the gate did in the meantime. */
export interface GateWork {
  checks: number;
  /** Checks that ran a browser. Without one the gate has little to do. */
  inBrowser: number;
}

/** Has the gate check a version again and again while `work` runs, as when teams publish at the same time. */
export const whileGateRuns = async (
  { consoleUrl, dataDir, name, version }: BusyGate,
  work: () => Promise<void>,
): Promise<GateWork> => {
  const done = { checks: 0, inBrowser: 0 };
  const end = new AbortController();
  const authorization = `Bearer ${demoToken(dataDir, name.replace('mf-', ''))}`;
  const keepBusy = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const response = await fetch(`${consoleUrl}/api/versions/${name}/${version}/check?dryRun`, {
        method: 'POST',
        headers: { authorization },
      });
      if (!response.ok) throw new Error(`the check returned ${response.status}: ${await response.text()}`);
      const { checks } = (await response.json()) as CheckResponse;
      done.checks += 1;
      if (checks.some(({ id, verdict }) => id === 'browser' && verdict !== 'not run')) done.inBrowser += 1;
    }
  };
  const busy = keepBusy();
  try {
    await Promise.race([work(), busy.then(() => Promise.reject(new Error('the gate ended before the work')))]);
  } finally {
    end.abort();
  }
  await busy;
  return done;
};

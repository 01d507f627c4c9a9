import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { readPid } from '../../read-pid.ts';
import { root } from '../../workspace.ts';
import type { RunningApi } from '../support/running-api.ts';

/** A place in the api at which its process ends: a statement or a request to the provider. */
export interface Crash {
  place: string;
  when: 'before' | 'after';
}

/** The settings of an api whose processes crash at places. */
export const crashEnv = (plan: string): Record<string, string> => ({
  CRASH_PLAN: plan,
  NODE_OPTIONS: `--import=${join(root, 'api/testing/crash-at.ts')}`,
});

const pidsOf = ({ dataDir, urls }: RunningApi): number[] =>
  urls.map((_, nth) => readPid(join(dataDir, `logs/api-${nth + 1}.pid`)));

const isUp = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/health.php`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/** Lets processes crash, and lists the places that they reach. */
export const openCrashes = (api: RunningApi, plan: string) => {
  const allUp = async (): Promise<void> => {
    for (const url of api.urls) while (!(await isUp(url))) await delay(50);
  };
  const write = async (text: string): Promise<void> => {
    await allUp();
    writeFileSync(plan, text);
    for (const pid of pidsOf(api)) process.kill(pid, 'SIGUSR2');
    // A process handles the signal with its next turn; a request after this one finds the plan read.
    await allUp();
  };
  const end = async (): Promise<void> => {
    rmSync(plan, { force: true });
    await allUp();
    for (const pid of pidsOf(api)) process.kill(pid, 'SIGUSR2');
  };
  return {
    /** Lists the places that work reaches, in their order. */
    placesOf: async (work: () => Promise<unknown>): Promise<string[]> => {
      await write('{}');
      await work();
      await end();
      const list = `${plan}.places`;
      const places = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : [];
      rmSync(list, { force: true });
      return [...new Set(places)];
    },
    /** Does work in which the first process at a place ends. @returns whether one did */
    during: async (crash: Crash, work: () => Promise<unknown>): Promise<boolean> => {
      await write(JSON.stringify(crash));
      await work();
      const crashed = !existsSync(plan);
      await end();
      return crashed;
    },
  };
};

import { setTimeout as wait } from 'node:timers/promises';

import type { Check, CheckProgress } from '@pairwise/contracts/console';

import type { Client } from './client.ts';

const POLL_MS = 1_000;

/** How long a request for the progress may take, in milliseconds. The result comes by another request. */
const PROGRESS_MS = 10_000;

export interface ChecksFollower {
  /** The ids of the checks that were printed. */
  printed: ReadonlySet<string>;
  /** Ends it immediately: nothing is printed afterwards. */
  stop: () => void;
}

/**
 * Prints each check as soon as it has ended, and now and then how far the run in the browser is. A request for the progress that
 * fails is repeated: the result comes by another request.
 */
export const followChecks = (
  client: Pick<Client, 'get'>,
  address: string,
  { print, format }: { print: (line: string) => void; format: (check: Check) => string },
): ChecksFollower => {
  const stopped = new AbortController();
  const printed = new Set<string>();
  let quarter = 0;

  const printNew = ({ state, checks, browser }: CheckProgress): void => {
    if (state === 'waiting') return;
    for (const check of checks.filter(({ id }) => !printed.has(id))) {
      printed.add(check.id);
      print(format(check));
    }
    const reached = browser && browser.total > 0 ? Math.floor((browser.done / browser.total) * 4) : 0;
    if (!browser || reached <= quarter || browser.done >= browser.total) return;
    quarter = reached;
    print(`  … browser: ${browser.done} of ${browser.total} parts`);
  };

  const follow = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await wait(POLL_MS, undefined, { signal: stopped.signal });
        const progress = await client.get<CheckProgress>(address, PROGRESS_MS);
        if (!stopped.signal.aborted) printNew(progress);
      } catch {
        // The next request may succeed.
      }
    }
  };
  void follow();
  return { printed, stop: () => stopped.abort() };
};

import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

import type { WatchedPage } from './open-page.ts';
import type { Sample } from './take-sample.ts';

const BETWEEN_MS = 600;

/** How often the page is sampled until two samples are equal. */
const MOST_SAMPLES = 6;

/**
 * Samples a page without a screen, once the widgets of the page have loaded: a widget of the candidate belongs to the
 * page, and its listeners are no leak of a screen.
 */
export const sampleSettled = async ({ sample, watch }: WatchedPage): Promise<Sample> => {
  await watch.requestsEnded();
  let last = await sample();
  for (let samples = 1; samples < MOST_SAMPLES; samples += 1) {
    await wait(BETWEEN_MS);
    await watch.requestsEnded();
    const next = await sample();
    if (isDeepStrictEqual(next, last)) break;
    last = next;
  }
  return last;
};

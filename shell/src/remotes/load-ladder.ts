import { within } from '@pairwise/remote';

import { ATTEMPT_MS, forgetFailedEntry } from './federation.ts';

/** All attempts of one load together. */
const LADDER_MS = 8_000;

/**
 * A browser answers the first request for a file whose preload has failed with that failure. Entry, lifecycle and
 * screen come one after the other, so it takes three failures until the network is really asked for all of them.
 */
const MAX_ATTEMPTS = 4;

/** With jitter, so that many pages do not come back in step. */
const PAUSE_MS = 300;
const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.7 + Math.random() * 0.6)));

/** Fetched but threw while it ran: the same bytes would throw again. */
const cannotHeal = (error: unknown): boolean => String(error).includes('ScriptExecutionError');

/** No answer at all, as the three who wait for one tell it: `within`, the federation runtime and webpack. */
export const isHang = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || /timed out|\(timeout:/.test(error.message));

/** Distinguishes the requests of all attempts in this document. */
let attempts = 0;

/** Remotes that did not answer in this document. */
const hanging = new Set<string>();

/** A preload without its link is cancelled. One that hangs would keep one of the few connections to our server. */
const dropPreloads = (name: string): void => {
  for (const link of document.querySelectorAll(`link[rel="preload"][href^="/remotes/${name}/"]`)) link.remove();
};

/**
 * Runs `load` and, while it fails or hangs, again after a short pause. At most 4 s an attempt and 8 s in all; rejects
 * with the last error. A remote that hung is not asked again in this document: scripts cannot be cancelled, and after
 * a few more the browser would have no connection left for anything else.
 */
export const loadWithRetry = async <Value>(name: string, load: () => Promise<Value>): Promise<Value> => {
  if (hanging.has(name)) throw new DOMException(`${name} did not answer before`, 'TimeoutError');
  const deadline = performance.now() + LADDER_MS;
  for (let attempt = 1; ; attempt += 1) {
    const left = Math.min(ATTEMPT_MS, deadline - performance.now());
    try {
      return await within(load(), left, `${name} did not load within ${Math.round(left)} ms`);
    } catch (error) {
      attempts += 1;
      dropPreloads(name);
      forgetFailedEntry(name, attempts);
      const late = performance.now() + PAUSE_MS > deadline;
      if (attempt === MAX_ATTEMPTS || late || cannotHeal(error)) {
        if (isHang(error)) hanging.add(name);
        throw error;
      }
    }
    await pause();
  }
};

/** A new document, and an end to the requests of this one that would keep it from coming. */
export const reloadDocument = (): void => {
  window.stop();
  window.location.reload();
};

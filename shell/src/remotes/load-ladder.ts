import { within } from '@pairwise/remote';

import { isChunkFailure } from './chunk-reload.ts';
import { ATTEMPT_MS, discardFailedEntry, hasRun } from './federation.ts';
import type { Source } from './sources.ts';

/** The limit of one load: all attempts at all sources. In milliseconds. */
const LADDER_MS = 8_000;

/** Time reserved for each remaining source, so that one that hangs does not use up the limit. In milliseconds. */
const RESERVE_MS = 2_000;

/**
 * A browser reuses a failed preload for the first request of the same file. Entry, lifecycle and screen are requested one
 * after the other, so up to three attempts fail before every file is really requested from the network.
 */
const MAX_ATTEMPTS = 4;

/** Pause before a retry, in milliseconds, with jitter so that many pages do not retry at the same time. */
const PAUSE_MS = 300;
const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.7 + Math.random() * 0.6)));

/** Returns whether an error means that no response arrived. `within`, the runtime and webpack word it differently. */
export const isHang = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || /timed out|\(timeout:/.test(error.message));

/** Returns whether a file failed to load or was not the expected one. Any other error is the code's own and would recur. */
const isNetworkFailure = (error: unknown): boolean =>
  isHang(error) ||
  String(error).includes('ScriptNetworkError') ||
  // webpack reports `missing` when a chunk ran but did not register itself: that is no network failure.
  (isChunkFailure(error) && !String(error).includes('(missing:'));

/** Counts the failed attempts in this document, so that each retry has its own address. */
let failures = 0;

/** Sources whose files hung in this document. */
const unresponsive = new Set<Source>();
/** Sources that are not tried: their code threw, or another version has replaced them. */
const setAside = new Set<Source>();

/** Removes preload links, which cancels them. One that hangs would block one of the few connections to the server. */
const dropPreloads = (name: string): void => {
  for (const link of document.querySelectorAll(`link[rel="preload"][href^="/remotes/${name}/"]`)) link.remove();
};

/** Stops using a version for the life of this document. Returns whether another source is left. */
export const setVersionAside = (sources: readonly Source[], version: string): boolean => {
  for (const source of sources) if (source.version === version) setAside.add(source);
  return sources.some((source) => !setAside.has(source) && !unresponsive.has(source));
};

/** Makes every version available again, for a retry that the member has requested. */
export const clearSetAside = (sources: readonly Source[]): void => sources.forEach((source) => setAside.delete(source));

/** Returns whether a retry needs a new document: nothing else ends a request that hangs. */
export const needsNewDocument = (sources: readonly Source[]): boolean =>
  sources.some((source) => unresponsive.has(source));

/** Loads from one source and retries network failures, with a pause, until the time is up. */
const tryFrom = async <Value>(
  source: Source,
  load: (source: Source) => Promise<Value>,
  { until, last }: { until: number; last: boolean },
): Promise<Value> => {
  for (let attempt = 1; ; attempt += 1) {
    const left = Math.min(ATTEMPT_MS, until - performance.now());
    try {
      const what = `${source.name} ${source.version} did not load within ${Math.round(left)} ms`;
      return await within(load(source), left, what);
    } catch (error) {
      failures += 1;
      dropPreloads(source.name);
      // The last source gets a second chance after a hang, because its entry can be requested at a new address. A chunk
      // cannot: the browser would let the second request wait for the first.
      const isFinal = isHang(error) && (!last || hasRun(source));
      discardFailedEntry(source, failures);
      const isLate = performance.now() + PAUSE_MS > until;
      if (attempt === MAX_ATTEMPTS || isLate || isFinal || !isNetworkFailure(error)) {
        if (isHang(error)) unresponsive.add(source);
        throw error;
      }
    }
    await pause();
  }
};

/** A loaded value and the source it came from. */
export interface Loaded<Value> {
  source: Source;
  value: Value;
}

/**
 * Runs `load` with the first source and, when that fails, with the next one: retries, the fallback origin, the last good
 * version. Takes at most 4 s an attempt and 8 s in total, and rejects with the last error. A source that hung is not
 * requested again in this document: scripts cannot be cancelled, and a few more would use up the browser's connections. A
 * version that has replaced another one stays in use for the life of the document.
 * @param onFailed called once for each version that failed to load
 */
export const loadByLadder = async <Value>(
  sources: readonly Source[],
  load: (source: Source) => Promise<Value>,
  onFailed: (source: Source, error: unknown) => void,
): Promise<Loaded<Value>> => {
  const [first] = sources;
  if (!first) throw new Error('The page data contains no entry with a hash.');
  const deadline = performance.now() + LADDER_MS;
  const left = sources.filter((source) => !setAside.has(source) && !unresponsive.has(source));
  let failure: unknown = new DOMException(`${first.name} hung earlier in this document`, 'TimeoutError');
  if (left.length === 0) onFailed(first, failure);
  let threw: string | undefined;
  for (const [index, source] of left.entries()) {
    // The same bytes from another origin would throw as well.
    if (source.version === threw) continue;
    const behind = left.slice(index + 1);
    try {
      const until = deadline - behind.length * RESERVE_MS;
      const value = await tryFrom(source, load, { until, last: behind.length === 0 });
      for (const before of sources.slice(0, sources.indexOf(source))) {
        if (before.version !== source.version) setAside.add(before);
      }
      return { source, value };
    } catch (error) {
      failure = error;
      if (!isNetworkFailure(error)) threw = source.version;
      const next = behind.find(({ version }) => version !== threw);
      if (next?.version !== source.version) onFailed(source, error);
    }
  }
  throw failure;
};

/** Loads the document again. Stops the requests of this one first, because they could block it. */
export const reloadDocument = (): void => {
  window.stop();
  window.location.reload();
};

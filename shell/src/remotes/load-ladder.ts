import { within } from '@pairwise/remote';

import { isChunkFailure } from './chunk-reload.ts';
import { ATTEMPT_MS, discardFailedEntry, hasRun } from './federation.ts';
import type { Source } from './sources.ts';

/** All attempts at all sources of one load together. */
const LADDER_MS = 8_000;

/** Kept for each source that is left, so that one that hangs does not take all the time. */
const RESERVE_MS = 2_000;

/**
 * A browser answers the first request for a file whose preload has failed with that failure. Entry, lifecycle and
 * screen come one after the other, so it takes three failures until the network is really asked for all of them.
 */
const MAX_ATTEMPTS = 4;

/** With jitter, so that many pages do not come back in step. */
const PAUSE_MS = 300;
const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.7 + Math.random() * 0.6)));

/** No answer at all, as the three who wait for one tell it: `within`, the federation runtime and webpack. */
export const isHang = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'TimeoutError' || /timed out|\(timeout:/.test(error.message));

/** A file did not come, or another than it should. Everything else is the code's own failure: it would fail again. */
const isNetworkFailure = (error: unknown): boolean =>
  isHang(error) ||
  String(error).includes('ScriptNetworkError') ||
  // webpack calls it `missing` when a chunk came and ran, but did not what a chunk does.
  (isChunkFailure(error) && !String(error).includes('(missing:'));

/** Distinguishes the requests of all attempts in this document. */
let attempts = 0;

/** Sources that did not answer in this document. */
const silent = new Set<Source>();
/** Sources whose code threw, and those that another version has taken the place of. */
const setAside = new Set<Source>();

/** A preload without its link is cancelled. One that hangs would keep one of the few connections to our server. */
const dropPreloads = (name: string): void => {
  for (const link of document.querySelectorAll(`link[rel="preload"][href^="/remotes/${name}/"]`)) link.remove();
};

/** Takes a version out of use for as long as this document lives. Returns whether another is left to try. */
export const setVersionAside = (sources: readonly Source[], version: string): boolean => {
  for (const source of sources) if (source.version === version) setAside.add(source);
  return sources.some((source) => !setAside.has(source) && !silent.has(source));
};

/** Somebody asked for another try: every version may show again whether it works. */
export const forgive = (sources: readonly Source[]): void => sources.forEach((source) => setAside.delete(source));

/** Only a new document is rid of a request that hangs. */
export const needsNewDocument = (sources: readonly Source[]): boolean => sources.some((source) => silent.has(source));

/** Tries one source, again after a pause while its files fail to come, until the time is up. */
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
      attempts += 1;
      dropPreloads(source.name);
      // Where nothing else is left, an entry that hangs is asked for once more, at a new address. For a chunk there is
      // none: the browser would let the second request wait for the first.
      const hopeless = isHang(error) && (!last || hasRun(source));
      discardFailedEntry(source, attempts);
      const late = performance.now() + PAUSE_MS > until;
      if (attempt === MAX_ATTEMPTS || late || hopeless || !isNetworkFailure(error)) {
        if (isHang(error)) silent.add(source);
        throw error;
      }
    }
    await pause();
  }
};

/** What has been had, and from where. */
export interface Loaded<Value> {
  source: Source;
  value: Value;
}

/**
 * Runs `load` with the first source and, when that fails, with the next: retries, the fallback origin, the last good
 * version. At most 4 s an attempt and 8 s in all; rejects with the last error. A source that hung is not asked again
 * in this document: scripts cannot be cancelled, and after a few more the browser would have no connection left for
 * anything else. A version that once stood in for another stays for as long as the document lives.
 * @param onFailed told once of each version that could not be had
 */
export const loadByLadder = async <Value>(
  sources: readonly Source[],
  load: (source: Source) => Promise<Value>,
  onFailed: (source: Source, error: unknown) => void,
): Promise<Loaded<Value>> => {
  const [first] = sources;
  if (!first) throw new Error('the page names no entry with a hash');
  const deadline = performance.now() + LADDER_MS;
  const left = sources.filter((source) => !setAside.has(source) && !silent.has(source));
  let failure: unknown = new DOMException(`${first.name} did not answer before`, 'TimeoutError');
  if (left.length === 0) onFailed(first, failure);
  let threw: string | undefined;
  for (const [index, source] of left.entries()) {
    // The same bytes from elsewhere would throw as well.
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

/** A new document, and an end to the requests of this one that would keep it from coming. */
export const reloadDocument = (): void => {
  window.stop();
  window.location.reload();
};

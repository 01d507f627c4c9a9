import type { PicturedRoute, PicturesResponse } from '@pairwise/contracts/pictures';

import { findVersion, type SharedRegistry } from '../registry/index.ts';
import { NoBrowser, type RunJob } from './job.ts';
import { openPictureStore, type PictureStore, type StoredPictures } from './picture-store.ts';
import { type Progress, routeKey } from './plan.ts';
import { openQueue, type PictureQueue, type Subject } from './queue.ts';

export interface PicturesOptions {
  dataDir: string;
  registry: Pick<SharedRegistry, 'current'>;
  run: RunJob;
  warn: (message: string) => void;
  now?: () => number;
  /** By default `openPictureStore(dataDir)`. */
  store?: PictureStore;
  /** How long the queue waits for more important work, in milliseconds. */
  startMs?: number;
}

/** The pictures of versions beside those of what is live. */
export interface Pictures extends Pick<PictureQueue, 'during' | 'close'> {
  /** Takes the pictures of a version, when nothing more important runs. Returns whether it may go live, which needs them. */
  request: (subject: Subject) => boolean;
  /** Requests the pictures of a version that the gate has verified. Reports a failure to the log only. */
  onVerified: (subject: Subject) => void;
  /** Returns the pictures of a version. Has them taken again when another version is stable now. */
  of: (subject: Subject) => PicturesResponse;
  /** Returns the file of a picture that `of` names; undefined for any other. */
  file: (subject: Subject, id: string) => string | undefined;
}

const changesFirst: PicturedRoute['change'][] = ['changed', 'added', 'removed', 'missing', 'unchanged'];

const ordered = (routes: readonly PicturedRoute[]): PicturedRoute[] =>
  routes.toSorted((one, other) => changesFirst.indexOf(one.change) - changesFirst.indexOf(other.change));

const failureOf = (error: unknown): NonNullable<StoredPictures['failure']> => ({
  code: error instanceof NoBrowser ? 'no_browser' : 'error',
  detail: error instanceof Error ? error.message : String(error),
});

/** Opens the pictures of a data directory, and continues with those that a stop of the gateway has interrupted. */
export const openPictures = (options: PicturesOptions): Pictures => {
  const { dataDir, registry, run, warn, now = Date.now, store = openPictureStore(dataDir), startMs } = options;
  const at = (): string => new Date(now()).toISOString();

  const stableOf = (name: string): string | null => registry.current().pointers[name] ?? null;
  /** Only a verified version may go live. The stable version differs from itself in nothing. */
  const isWanted = ({ name, version }: Subject): boolean =>
    findVersion(registry.current(), name, version)?.status === 'verified' && stableOf(name) !== version;
  /** @param against the version that the routes were compared with */
  const writeWaiting = ({ name, version }: Subject, against: string | null, routes: PicturedRoute[] = []): void =>
    store.write({ name, version, against, state: 'waiting', failure: null, at: at(), routes });

  const queue = openQueue(async (subject, { signal, onProgress }) => {
    const { name, version } = subject;
    const document = registry.current();
    const against = document.pointers[name] ?? null;
    try {
      const stored = store.read(name, version);
      if (!isWanted(subject)) {
        if (stored?.state === 'waiting') store.remove(name, version);
        return;
      }
      const isContinued = stored?.state === 'waiting' && stored.against === against;
      const routes = isContinued ? [...stored.routes] : [];
      let all = 0;
      const job = {
        document,
        name,
        version,
        against,
        folder: store.folder,
        known: against === null ? {} : store.pictures(name, against),
        done: routes.map(routeKey),
        onProgress: (progress: Progress) => {
          if ('all' in progress) ({ all } = progress);
          else routes.push(progress.route);
          onProgress(routes.length, all);
        },
      };
      await run(job, signal);
      if (signal.aborted) writeWaiting(subject, against, routes);
      else store.write({ name, version, against, state: 'ready', failure: null, at: at(), routes: ordered(routes) });
    } catch (error) {
      // What fails here must not end the gateway: a full disk, for example, on which the failure cannot be stored either.
      const failure = failureOf(error);
      warn(`No pictures of ${name} ${version}: ${failure.detail}`);
      try {
        store.write({ name, version, against, state: 'failed', failure, at: at(), routes: [] });
      } catch (unstored) {
        warn(`The failure could not be stored: ${String(unstored)}`);
      }
    }
  }, startMs);

  const request = (subject: Subject): boolean => {
    if (!isWanted(subject)) return false;
    if (!queue.progress(subject)) writeWaiting(subject, stableOf(subject.name));
    queue.add(subject);
    return true;
  };
  /** Work that needs pictures on the side must not fail without them, on a full disk for example. */
  const tryRequest = (subject: Subject): boolean => {
    try {
      return request(subject);
    } catch (error) {
      warn(`No pictures of ${subject.name} ${subject.version}: ${failureOf(error).detail}`);
      return false;
    }
  };
  for (const subject of store.waiting()) queue.add(subject);

  return {
    ...queue,
    request,
    onVerified: tryRequest,
    of: (subject) => {
      const { name, version } = subject;
      const against = stableOf(name);
      const mayTake = isWanted(subject);
      const base = { name, version, against, mayTake, failure: null, progress: null, takenAt: null, routes: [] };
      if (against === version) return { ...base, state: 'ready' };
      const stored = store.read(name, version);
      if (!stored) return { ...base, state: 'failed', failure: { code: 'none', detail: '' } };
      const progress = queue.progress(subject);
      if (!progress && stored.against !== against && tryRequest(subject)) return { ...base, state: 'waiting' };
      if (progress) return { ...base, state: 'taking', progress };
      const { state, failure, at: takenAt, routes } = stored;
      return state === 'ready' ? { ...base, state, takenAt, routes } : { ...base, state, failure };
    },
    file: ({ name, version }, id) => store.file(name, version, id),
  };
};

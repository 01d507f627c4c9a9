import { ApiError, isApiError } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';

import { checkPhotoFile } from './check-photo-file.ts';
import { isFull, refreshPhotos, sendPhoto } from './own-photos.queries.ts';

/** A photo on its way up, or why it did not get there. */
export interface PhotoUpload {
  key: number;
  name: string;
  /** Address of the picture on the device. */
  preview: string;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1; after 1 the server is still drawing it anew. */
  progress: number;
  error?: ApiError;
}

interface Entry {
  upload: PhotoUpload;
  file: File;
  stop: AbortController;
}

/**
 * Photos on their way up, one after the other so that they keep the order they were chosen in. It stands outside of the
 * page: who looks at something else meanwhile finds them uploaded.
 */
let entries: readonly Entry[] = [];
let shown: readonly PhotoUpload[] = [];
let isRunning = false;
let lastKey = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Entry[]): void => {
  entries = next;
  shown = next.map(({ upload }) => upload);
  for (const listener of listeners) listener();
};

const update = (key: number, part: Partial<PhotoUpload>): void =>
  set(entries.map((entry) => (entry.upload.key === key ? { ...entry, upload: { ...entry.upload, ...part } } : entry)));

const drop = (key: number): void => {
  const gone = entries.find(({ upload }) => upload.key === key);
  if (!gone) return;
  URL.revokeObjectURL(gone.upload.preview);
  set(entries.filter((entry) => entry !== gone));
};

const sendOne = async ({ upload: { key }, file, stop: { signal } }: Entry): Promise<void> => {
  update(key, { state: 'sending', progress: 0 });
  try {
    const problem = await checkPhotoFile(file);
    if (problem) throw new ApiError(problem, 422);
    if (isFull()) throw new ApiError('photo_limit', 403);
    await sendPhoto(file, { signal, onProgress: (progress) => update(key, { progress }) });
    drop(key);
  } catch (error) {
    // Given up: it may have arrived all the same.
    if (signal.aborted) await refreshPhotos();
    else update(key, { state: 'failed', error: isApiError(error) ? error : new ApiError('error', 0) });
  }
};

const run = async (): Promise<void> => {
  if (isRunning) return;
  isRunning = true;
  const next = () => entries.find(({ upload }) => upload.state === 'waiting');
  for (let entry = next(); entry; entry = next()) await sendOne(entry);
  isRunning = false;
};

/** Of somebody else nothing is sent, and nothing shown. */
const stopWithSession = (): (() => void) => {
  const owner = bus.user$.value?.id;
  const subscription = bus.user$.subscribe((user) => {
    if (user?.id === owner) return;
    for (const { upload } of entries) photoUploads.cancel(upload.key);
    subscription.unsubscribe();
  });
  return () => subscription.unsubscribe();
};
let follow: (() => void) | undefined;

export const photoUploads = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  list: (): readonly PhotoUpload[] => shown,

  add: (files: readonly File[]): void => {
    follow?.();
    follow = stopWithSession();
    const added = files.map((file): Entry => {
      lastKey += 1;
      const upload: PhotoUpload = {
        key: lastKey,
        name: file.name,
        preview: URL.createObjectURL(file),
        state: 'waiting',
        progress: 0,
      };
      return { upload, file, stop: new AbortController() };
    });
    set([...entries, ...added]);
    void run();
  },

  /** Stops one that is on its way, or puts one away that failed. */
  cancel: (key: number): void => {
    entries.find(({ upload }) => upload.key === key)?.stop.abort();
    drop(key);
  },

  retry: (key: number): void => {
    set(
      entries.map((entry) => {
        if (entry.upload.key !== key) return entry;
        const { error: _, ...upload } = entry.upload;
        return { ...entry, upload: { ...upload, state: 'waiting', progress: 0 } };
      }),
    );
    void run();
  },
};

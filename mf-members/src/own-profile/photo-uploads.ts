import { ApiError, isApiError } from '@pairwise/api-client';
import { checkPhotoFile } from '@pairwise/api-client/check-photo-file';
import { bus } from '@pairwise/bus';

import { fullError, refreshPhotos, sendPhoto } from './own-photos.queries.ts';

/** A running or failed upload. */
export interface PhotoUpload {
  key: number;
  name: string;
  /** Object URL of the file. */
  preview: string;
  state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1; at 1 the server is still processing the photo. */
  progress: number;
  error?: ApiError;
}

interface Entry {
  upload: PhotoUpload;
  file: File;
  stop: AbortController;
}

/**
 * The running uploads, one after the other, so that photos keep the order in which they were chosen. They live outside the
 * page: uploads continue on another screen.
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
    const { problem } = await checkPhotoFile(file);
    if (problem) throw problem;
    const full = fullError();
    if (full) throw full;
    await sendPhoto(file, { signal, onProgress: (progress) => update(key, { progress }) });
    drop(key);
  } catch (error) {
    // A cancelled upload may have arrived all the same.
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

/** Cancels all uploads when another member logs in. Returns the function that stops watching. */
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

  /** Cancels a running upload, or dismisses a failed one. */
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

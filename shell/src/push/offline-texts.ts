/** Texts of the offline page in the language of the last page. */
export interface OfflineTexts {
  language: string;
  title: string;
  text: string;
  retry: string;
}

/** Cache and address of the texts. The shell stores them; the service worker makes the offline page of them. */
export const offlineCache = 'pairwise-offline';
export const offlineAddress = '/offline.json';

/** More characters than any language needs. */
const MAX_LENGTH = { language: 10, title: 100, text: 300, retry: 60 };

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= maxLength;

/** Returns stored texts; undefined when they have another shape, because any code of the origin can write to a cache. */
export const parseOfflineTexts = (stored: unknown): OfflineTexts | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { language, title, text, retry } = stored as Record<keyof OfflineTexts, unknown>;
  const isRight =
    isText(language, MAX_LENGTH.language) &&
    isText(title, MAX_LENGTH.title) &&
    isText(text, MAX_LENGTH.text) &&
    isText(retry, MAX_LENGTH.retry);
  return isRight ? { language, title, text, retry } : undefined;
};

/** Stores the texts of the offline page in the browser's cache (PUSH-05). Without a cache the browser shows its own error page. */
export const storeOfflineTexts = async (texts: OfflineTexts): Promise<void> => {
  try {
    const cache = await caches.open(offlineCache);
    await cache.put(offlineAddress, Response.json(texts));
  } catch {
    // The storage is full, or the window is private.
  }
};

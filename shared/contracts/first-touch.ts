/**
 * Keys of the first touch: where a visitor first came from (AUTH-01). Kept for 30 days in the browser, then with the
 * account.
 */
export const trackingKeys = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type TrackingKey = (typeof trackingKeys)[number];

/** The tracking query of an address, as it goes into a signup. */
export type FirstTouch = Partial<Record<TrackingKey, string>>;

const storageKey = 'pairwise:first-touch';
const KEPT_MS = 30 * 86_400_000;

/** Values that the api accepts. Any other value would make it refuse the whole signup. */
const allowed = /^[A-Za-z0-9_.-]{1,64}$/;

type Source = Pick<Storage, 'getItem' | 'setItem'>;

const trackingOf = (read: (key: TrackingKey) => unknown): FirstTouch => {
  const found: FirstTouch = {};
  for (const key of trackingKeys) {
    const value = read(key);
    if (typeof value === 'string' && allowed.test(value)) found[key] = value;
  }
  return found;
};

const isEmpty = (tracking: FirstTouch): boolean => Object.keys(tracking).length === 0;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const stored = (storage: Source, now: number): FirstTouch => {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (!isObject(value) || typeof value['at'] !== 'number' || now - value['at'] > KEPT_MS) return {};
    return trackingOf((key) => value[key]);
  } catch {
    return {};
  }
};

/** Stores the tracking query of an address unless an earlier one is still stored (decisions A-13). */
export const keepFirstTouch = (search: string, storage: Source = localStorage, now = Date.now()): void => {
  const given = new URLSearchParams(search);
  const found = trackingOf((key) => given.get(key));
  if (isEmpty(found) || !isEmpty(stored(storage, now))) return;
  try {
    storage.setItem(storageKey, JSON.stringify({ at: now, ...found }));
  } catch {
    // Without storage, the query is used while it is in the address.
  }
};

/** Returns the stored first touch, else the tracking query of the address; empty without either. */
export const firstTouch = (search: string, storage: Source = localStorage, now = Date.now()): FirstTouch => {
  const kept = stored(storage, now);
  if (!isEmpty(kept)) return kept;
  const given = new URLSearchParams(search);
  return trackingOf((key) => given.get(key));
};

/** Returns whether a first touch names a traffic source (decisions M-5, AUTH-03). */
export const isTrafficSource = ({ network, ref }: FirstTouch): boolean => network !== undefined || ref !== undefined;

/**
 * Keys of the first touch: where a visitor first came from (AUTH-01). Kept for 30 days in the browser, then with the
 * account.
 */
export const trackingKeys = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;
export type TrackingKey = (typeof trackingKeys)[number];

/** The tracking query of an address, as it goes into a signup. */
export type FirstTouch = Partial<Record<TrackingKey, string>>;

/** The cookie that keeps the first touch. The gateway sets it, and pages read it. */
export const firstTouchCookie = { name: 'first-touch', maxAgeSeconds: 30 * 86_400 } as const;

/** Values that the api accepts. Any other value would make it refuse the whole signup. */
const allowed = /^[A-Za-z0-9_.-]{1,64}$/;

/** Returns the tracking parameters of an address as they are, for the addresses that a page links to. */
export const trackingQuery = (search: string): URLSearchParams => {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const key of trackingKeys) {
    const value = given.get(key);
    if (value) kept.set(key, value);
  }
  return kept;
};

const trackingOf = (given: URLSearchParams): FirstTouch => {
  const found: FirstTouch = {};
  for (const key of trackingKeys) {
    const value = given.get(key);
    if (value !== null && allowed.test(value)) found[key] = value;
  }
  return found;
};

/** Returns the tracking parameters of an address, without those that the api does not accept. */
export const trackingOfAddress = (search: string): FirstTouch => trackingOf(new URLSearchParams(search));

const isEmpty = (tracking: FirstTouch): boolean => Object.keys(tracking).length === 0;

const secondsOf = (now: number): number => Math.floor(now / 1000);

/** Returns the value of the cookie for the tracking query of an address; undefined without one. */
export const firstTouchValue = (search: string, now = Date.now()): string | undefined => {
  const tracking = trackingOf(new URLSearchParams(search));
  return isEmpty(tracking) ? undefined : new URLSearchParams({ ...tracking, at: String(secondsOf(now)) }).toString();
};

/** Returns for how many seconds a value of the cookie is still kept; 0 for one that is malformed or too old. */
export const firstTouchSeconds = (value: string, now = Date.now()): number => {
  const given = new URLSearchParams(value);
  const age = secondsOf(now) - Number(given.get('at') ?? Number.NaN);
  const isKept = age >= 0 && age <= firstTouchCookie.maxAgeSeconds && !isEmpty(trackingOf(given));
  return isKept ? firstTouchCookie.maxAgeSeconds - age : 0;
};

/** Returns the value in the text of all cookies of a page (`document.cookie`). */
const kept = (cookies: string): string | undefined => {
  const prefix = `${firstTouchCookie.name}=`;
  const pair = cookies.split('; ').find((text) => text.startsWith(prefix));
  try {
    return pair && decodeURIComponent(pair.slice(prefix.length));
  } catch {
    return undefined;
  }
};

/**
 * Returns the first touch that the cookies of a page keep (decisions A-13), else the tracking query of its address; empty
 * without either.
 */
export const firstTouch = (search: string, cookies: string, now = Date.now()): FirstTouch => {
  const value = kept(cookies);
  const isKept = value !== undefined && firstTouchSeconds(value, now) > 0;
  return trackingOf(new URLSearchParams(isKept ? value : search));
};

/** Returns whether a first touch names a traffic source (decisions M-5, AUTH-03). */
export const isTrafficSource = ({ network, ref }: FirstTouch): boolean => network !== undefined || ref !== undefined;

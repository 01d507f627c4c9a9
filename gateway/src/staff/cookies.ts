import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * All values of one name in a request: another host of the site may have set a second one, which must not hide ours.
 */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

/** A signature for one purpose is none for another. */
const macOf = (key: Buffer, purpose: string, payload: string): Buffer =>
  createHmac('sha256', key).update(`${purpose} ${payload}`).digest();

/** The value as text, with our signature for this purpose. */
export const seal = (key: Buffer, purpose: string, value: unknown): string => {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${macOf(key, purpose, payload).toString('base64url')}`;
};

/** What `seal` was given, when the text is ours and for this purpose; otherwise undefined. Still to be checked. */
export const unseal = (key: Buffer, purpose: string, text: string): unknown => {
  const [, payload, mac] = /^([\w-]{1,3000})\.([\w-]{43})$/.exec(text) ?? [];
  if (payload === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, purpose, payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
};

export interface CookieOptions {
  https: boolean;
  /** 0 takes the cookie away. */
  maxAgeSeconds: number;
}

/** A `Set-Cookie` line for what no script and no other site may use. */
export const setCookie = (name: string, value: string, { https, maxAgeSeconds }: CookieOptions): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;

/**
 * All values of one name in a request: another host of the site may have set a second one, which must not hide ours.
 */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

/** The value of a cookie, as it was sent. */
export const cookieValue = (header: string | undefined, name: string): string | undefined =>
  cookieValues(header, name)[0];

export interface CookieOptions {
  /** Sent by https alone. */
  https: boolean;
  /** 0 takes the cookie away. */
  maxAgeSeconds: number;
  /** `Strict` is for what only pages of our own may use. */
  sameSite: 'Lax' | 'Strict';
}

/** A `Set-Cookie` line for the whole site, which no script can read. `value` must need no encoding. */
export const setCookie = (name: string, value: string, { https, maxAgeSeconds, sameSite }: CookieOptions): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${https ? '; Secure' : ''}`;

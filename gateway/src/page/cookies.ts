/** The value of a cookie, as it was sent. */
export const cookieValue = (header: string | undefined, name: string): string | undefined =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export interface CookieOptions {
  maxAgeSeconds: number;
  /** Sent by https alone. */
  secure: boolean;
}

/** A cookie for the whole site that no script can read. `value` must need no encoding. */
export const serverCookie = (name: string, value: string, { maxAgeSeconds, secure }: CookieOptions): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');

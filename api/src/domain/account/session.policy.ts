/** Seconds a session lives after its last use: thirty days (decisions A-14). */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The last use of a session is stored at most this often, in milliseconds. */
export const SESSION_TOUCH_MS = 60_000;

/** The session cookie is renewed once it is a day old. */
export const SESSION_RENEW_MS = 24 * 60 * 60 * 1000;

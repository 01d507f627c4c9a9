/** Any origin that can't be ours: an address that leaves it was not a path. */
const ORIGIN = 'https://inside.invalid';

/** Longer ones are no page of ours, and every redirect would carry them along. */
const MAX_LENGTH = 2_000;

/** Addresses of this origin that are no pages, and the login page itself, which would only lead in a circle. */
const NO_PAGE = /^\/(?:api|media|remotes|__dev|login)(?:[/?#]|$)/i;

/** Everything a browser drops, trims or takes for a slash while it reads an address. */
const UNSAFE_CHARACTER = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * The path of `?next=` when it leads to a page of this application, otherwise undefined. What comes back is what was
 * asked for, unchanged: an address that a browser would read differently (`/..//host`, `/%2e//host`) is refused, not
 * cleaned.
 */
export const safeInternalPath = (candidate: string | null | undefined): string | undefined => {
  if (!candidate || candidate.length > MAX_LENGTH) return undefined;
  if (!candidate.startsWith('/') || UNSAFE_CHARACTER.test(candidate) || !URL.canParse(candidate, ORIGIN)) {
    return undefined;
  }
  const url = new URL(candidate, ORIGIN);
  if (url.origin !== ORIGIN || url.username || url.password) return undefined;
  const path = decoded(url.pathname);
  if (path === undefined || path.startsWith('//') || UNSAFE_CHARACTER.test(path) || NO_PAGE.test(path)) {
    return undefined;
  }
  return candidate;
};

/** An origin that cannot be ours. An address that resolves to another origin is not a path. */
const ORIGIN = 'https://inside.invalid';

/** No page of ours has a longer path, and every redirect would repeat it. */
const MAX_LENGTH = 2_000;

/** Addresses of this origin that are not pages, and the login page, which would redirect to itself. */
const NO_PAGE = /^\/(?:api|media|remotes|__dev|login)(?:[/?#]|$)/i;

/** Characters that a browser removes, trims or reads as a slash. */
const UNSAFE_CHARACTER = /[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Returns the path of `?next=` if it leads to a page of this application, otherwise undefined. The path is returned
 * unchanged: an address that a browser would resolve differently (`/..//host`, `/%2e//host`) is refused, not cleaned.
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

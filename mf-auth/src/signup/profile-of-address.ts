type Address = Pick<Location, 'pathname' | 'search'>;

/** Reads which member's page led to the signup: `/members/7`, `/members/7/signup` or `/signup?profile=7` (decisions A-4). */
export const profileOfAddress = ({ pathname, search }: Address): number | undefined => {
  const found =
    /^\/members\/(\d{1,15})(?:\/|$)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('profile') ?? '';
  return /^[1-9]\d{0,14}$/.test(found) ? Number(found) : undefined;
};

/**
 * Reads which member a visitor wanted to write to or to see before the login that led to the signup.
 * @param next the path of the page to return to
 */
export const profileOfNext = (next: string | undefined): number | undefined =>
  next === undefined ? undefined : profileOfAddress(new URL(next, location.origin));

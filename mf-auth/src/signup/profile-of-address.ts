/** Reads which member's page led to the signup: `/members/7`, `/members/7/signup` or `/signup?profile=7` (decisions A-4). */
export const profileOfAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): number | undefined => {
  const found =
    /^\/members\/(\d{1,15})(?:\/|$)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('profile') ?? '';
  return /^[1-9]\d{0,14}$/.test(found) ? Number(found) : undefined;
};

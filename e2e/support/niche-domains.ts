/** The niches of sites (NICHE-01). */
export const niches = [1, 2, 3, 4, 5, 6, 7];

/** The end of the domains, for each journey that adds sites. Browsers resolve names below `localhost` to this machine. */
export const nicheSuffixes = { landers: 'landers.localhost', search: 'search.test' } as const;

/** Returns the domain of a niche's site. */
export const nicheDomain = (niche: number, suffix: string): string => `niche-${niche}.${suffix}`;

/** The domains of all sites that journeys add. */
export const nicheDomains = Object.values(nicheSuffixes).flatMap((suffix) =>
  niches.map((niche) => nicheDomain(niche, suffix)),
);

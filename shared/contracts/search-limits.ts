/**
 * Limits of the member search and of the match finder. Browser, api and the search functions of the database use the
 * same values. No zod, so that browsers can import it.
 */

/** The widest ages, in years, that a search, a preference or a match finder answer may have (decisions 4.5). */
export const searchAges = { min: 18, max: 99 } as const;

/** Members on a page of search results, unless the request says otherwise. */
export const membersPerPage = 24;
/** The most members that one request may load. */
export const mostMembersPerPage = 48;
/** The highest page number of a search (decisions M-1). */
export const membersPages = 50;
/** A search counts up to this number of members; a result of one more means "more than this". */
export const mostMembersCounted = 1_000;

/** How many interests one search may name. */
export const mostSearchInterests = 20;
/** How many interests one match finder answer may name (decisions R-6). */
export const mostMatchFinderInterests = 3;

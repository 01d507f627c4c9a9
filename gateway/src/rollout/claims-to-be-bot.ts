/** Whether a client declares itself a bot. It is counted nowhere. */
export const claimsToBeBot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || /(?<!cu)bot\b|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i.test(userAgent);

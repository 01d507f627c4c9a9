/** The four bundles. No zod, so that browsers can import this file. */
export const productIds = ['p0', 'p1', 'p2', 'p3'] as const;

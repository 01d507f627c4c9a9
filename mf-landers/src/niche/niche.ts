import { niches } from '@pairwise/contracts/niches';

export type Niche = (typeof niches)[number];

/** Returns the niche of a number; the default one for an unknown number. */
export const nicheOf = (number: number): Niche => niches[number - 1] ?? 'default';

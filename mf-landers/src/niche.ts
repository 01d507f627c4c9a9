/** Niches by their number in the settings, from 1 (NICHE-01, decisions L-4). */
const niches = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

export type Niche = (typeof niches)[number];

/** The niche of a number; an unknown one is the default. */
export const nicheOf = (number: number): Niche => niches[number - 1] ?? 'default';

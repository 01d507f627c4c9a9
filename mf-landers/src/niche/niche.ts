/** Niches in the order of their numbers in the settings, which start at 1 (NICHE-01, decisions L-4). */
export const niches = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

export type Niche = (typeof niches)[number];

/** Returns the niche of a number; the default one for an unknown number. */
export const nicheOf = (number: number): Niche => niches[number - 1] ?? 'default';

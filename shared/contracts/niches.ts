/** Niches in the order of their numbers in the settings, which start at 1 (NICHE-01, decisions L-4). */
export const niches = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

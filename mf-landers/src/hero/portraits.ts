import type { Niche } from '../niche/niche.ts';

/** Drawn portraits (README has their licence). The build gives each file a name with its hash. */
export const portraits = {
  curls: new URL('../../assets/portrait-curls.webp', import.meta.url).href,
  beard: new URL('../../assets/portrait-beard.webp', import.meta.url).href,
  quiff: new URL('../../assets/portrait-quiff.webp', import.meta.url).href,
} as const;

export type Portrait = keyof typeof portraits;

export type PortraitPair = readonly [Portrait, Portrait];

const defaultPair: PortraitPair = ['curls', 'beard'];

const pairs: Partial<Record<Niche, PortraitPair>> = { gay: ['quiff', 'beard'] };

/** Returns the portraits of a niche (NICHE-01). */
export const pairOf = (niche: Niche): PortraitPair => pairs[niche] ?? defaultPair;

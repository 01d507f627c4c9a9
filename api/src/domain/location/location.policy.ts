import type { Limit } from '../limits/limits.repository.ts';

/** Moves a day. A member who could move freely could measure where others live (decisions M-6). */
export const moveLimit = (memberId: number): Limit => ({
  key: `location:${memberId}`,
  most: 3,
  windowSeconds: 86_400,
});

/** Kilometres a position may be away from the nearest known town; beyond them it has no place. */
export const NEAREST_TOWN_KILOMETRES = 60;

/** Towns that are suggested while a member types. */
export const TOWN_SUGGESTIONS = 8;

interface Town {
  city: string | null;
  regionId: number | null;
}

/** Whether a place counts as a move: the first town does not, and neither does the same town again. */
export const isMove = (now: Town, next: Town): boolean =>
  now.city !== null && (now.city !== next.city || now.regionId !== next.regionId);

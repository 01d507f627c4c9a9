import type { Random } from '../random.ts';

/** Where a photo was taken. */
export interface Place {
  /** SVG elements behind the person. */
  backdrop: string;
  /** The colour of its light, which falls on the person, too. */
  light: string;
}

/** Draws a place. The same scene differs with `random`: time of day, season, furniture. */
export type Scene = (random: Random) => Place;

import type { Random } from '../random.ts';

/** What is behind the person in a portrait. */
export interface Backdrop {
  /** SVG elements that fill the picture. */
  svg: string;
  /** The colour of the light, which falls on the person, too. */
  light: string;
}

/** Draws a backdrop. The same scene differs with `random`: time of day, season, furniture. */
export type Scene = (random: Random) => Backdrop;

import { theme } from '../tokens.ts';

/** Returns a gradient that darkens downwards. Below `at`, white text has a contrast of 4.5:1 on any photo. */
export const scrim = (at: string) =>
  `linear-gradient(transparent, ${theme.color.photoScrim} ${at}, ${theme.color.photoScrimEnd})`;

import { theme } from '../tokens.ts';

/** Darkens towards the lower edge. From `at` downwards it is dark enough for white text on any photo (4.5:1). */
export const scrim = (at: string) =>
  `linear-gradient(transparent, ${theme.color.photoScrim} ${at}, ${theme.color.photoScrimEnd})`;

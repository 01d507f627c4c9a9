/** How old a portrait looks: up to 29, 30 to 42, 43 to 53, and older. */
export type AgeBand = 'twenties' | 'thirties' | 'forties' | 'older';

/** Returns the band of an age in years. */
export const ageBandOf = (years: number): AgeBand => {
  if (years < 30) return 'twenties';
  if (years < 43) return 'thirties';
  return years < 54 ? 'forties' : 'older';
};

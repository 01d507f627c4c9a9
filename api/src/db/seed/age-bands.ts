/** Ages that a portrait can show. */
export type AgeBand = 'twenties' | 'thirties' | 'forties' | 'older';

/** Returns the band of an age in years. */
export const ageBandOf = (years: number): AgeBand => {
  if (years < 30) return 'twenties';
  if (years < 43) return 'thirties';
  return years < 54 ? 'forties' : 'older';
};

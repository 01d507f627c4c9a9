/** Returns numbers in [0, 1) that are the same in every run (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  // Read once, because access to a global is slow inside a test.
  const { imul } = Math;
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Runs work so many times, at most `concurrent` at a time, and then `end`. Returns how often in a second. */
export const perSecond = async (
  times: number,
  concurrent: number,
  work: () => Promise<unknown>,
  end: () => Promise<unknown> = () => Promise.resolve(),
): Promise<number> => {
  let left = times;
  const began = performance.now();
  const loop = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: concurrent }, loop));
  await end();
  return times / ((performance.now() - began) / 1000);
};

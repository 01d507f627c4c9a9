/** Creates a function that runs works, at most `most` of them concurrently. The others wait in the order of their calls. */
export const limitConcurrency = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next one directly, so that no later call takes it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

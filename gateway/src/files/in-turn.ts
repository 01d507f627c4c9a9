/** Runs a work after those that were given before it, and resolves with its result. A work that fails stops no other. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Returns a function that runs as many works at a time as there are places; by default one. */
export const inTurn = (places = 1): InTurn => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // A work that waits gets the place of the one that ends.
    if (running < places) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

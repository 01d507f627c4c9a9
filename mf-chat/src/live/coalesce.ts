/** Runs `work` once more after its end if it was called meanwhile, and never twice at the same time. */
export const coalesce = (work: () => Promise<void>): (() => Promise<void>) => {
  let isRunning = false;
  let isWanted = false;
  return async () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    } finally {
      isRunning = false;
    }
  };
};

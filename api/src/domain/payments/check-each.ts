/** Failures in a row after which the provider is taken to be down, so that a run does not wait for each item's timeout. */
const mostInARow = 10;

/** Runs checks one by one and collects their errors. A failed check does not stop the others. */
export interface Checks {
  errors: unknown[];
  /**
   * Runs the check of one item. Returns undefined when it has failed.
   * @throws {Error} when too many checks have failed in a row, or the run is aborted
   */
  item: <Result>(check: () => Promise<Result>) => Promise<Result | undefined>;
  /** Runs a part of the checks. An error that ends it is collected too. Returns undefined then. */
  part: <Result>(run: () => Promise<Result>) => Promise<Result | undefined>;
}

export const startChecks = (signal: AbortSignal): Checks => {
  const errors: unknown[] = [];
  let inARow = 0;
  return {
    errors,
    item: async (check) => {
      signal.throwIfAborted();
      try {
        const result = await check();
        inARow = 0;
        return result;
      } catch (error) {
        signal.throwIfAborted();
        errors.push(error);
        inARow += 1;
        if (inARow === mostInARow) throw new Error(`stopped after ${mostInARow} failures in a row`, { cause: error });
        return undefined;
      }
    },
    part: async (run) => {
      inARow = 0;
      try {
        return await run();
      } catch (error) {
        signal.throwIfAborted();
        errors.push(error);
        return undefined;
      }
    },
  };
};

/** Runs a work after those that were given before it, and resolves with its result. A work that fails stops no other. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs one work at a time. The gateway compresses uploads in turn: many side by side would take
 * all threads that read and write files, and pages and rollbacks would wait for them.
 */
export const inTurn = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};

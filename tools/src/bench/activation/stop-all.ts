/**
 * Stops what was started, the last first, and goes on when one cannot be stopped: what it used must not be left running.
 * @throws the first failure, when all others have stopped
 */
export const stopAll = async (stops: readonly (() => Promise<void>)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const stop of stops.toReversed()) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
};

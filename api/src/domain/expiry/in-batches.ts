/** Rows that one statement deletes, so that none holds its locks for long. */
export const batchSize = 1_000;

/**
 * Repeats a statement that deletes at most `batchSize` rows and returns their number, until it finds fewer.
 * @throws the reason of the signal when it is aborted
 */
export const inBatches = async (
  signal: AbortSignal | undefined,
  deleteBatch: () => Promise<number | bigint>,
): Promise<void> => {
  for (let deleted = batchSize; deleted === batchSize;) {
    signal?.throwIfAborted();
    deleted = Number(await deleteBatch());
  }
};

/** Limit of NOTIFY in PostgreSQL: a payload is shorter than 8000 bytes. Both brokers have it, so that neither surprises. */
const MAX_BYTES = 7999;

/** Refuses a hint that a broker could not deliver unchanged. */
export class HintError extends Error {
  override name = 'HintError';
}

/**
 * Checks the id of a hint.
 * @throws {HintError}
 */
export const checkHint = (id: string): void => {
  const bytes = Buffer.byteLength(id);
  if (bytes === 0) throw new HintError('A hint needs an id.');
  if (bytes > MAX_BYTES) {
    throw new HintError(`A hint has at most ${MAX_BYTES} bytes, this one has ${bytes}. Publish an id, not the data.`);
  }
  if (id.includes('\0') || !id.isWellFormed()) throw new HintError('The id of a hint must be valid text without NUL.');
};

/** Reports a command that could not be carried out. The message is a sentence that says what the caller can do. */
export class MfeError extends Error {
  override readonly name = 'MfeError';
  readonly exitCode = 1;
}

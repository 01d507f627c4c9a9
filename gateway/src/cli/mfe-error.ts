/** Reports a command that could not be carried out. The message is a sentence that says what the caller can do. */
export class MfeError extends Error {
  override readonly name = 'MfeError';
  readonly exitCode = 1;
}

/**
 * Reports that the caller has no deploy token, or one that the platform refuses. The message contains a command for the
 * operator of the platform, which is the same for callers in a checkout and in a repository of its own.
 */
export class TokenError extends MfeError {}

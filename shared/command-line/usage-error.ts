/** Reports a command that was typed wrongly. The message says what is wrong; `exitCode` is the program's exit code. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly exitCode = 2;
}

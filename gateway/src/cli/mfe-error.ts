/** What the person who typed can mend, told in a sentence; `exitCode` 2 when the command itself was not understood. */
export class MfeError extends Error {
  override readonly name = 'MfeError';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

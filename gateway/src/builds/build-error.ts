export type BuildErrorCode = 'bad_description' | 'other_content';

/** A build that cannot be published. The message is a sentence for the person who publishes it. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly code: BuildErrorCode;

  constructor(code: BuildErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export type RegistryErrorCode =
  | 'unknown_name'
  | 'unknown_version'
  | 'not_verified'
  | 'revoked'
  | 'revision_conflict'
  | 'no_canary'
  | 'no_previous'
  | 'same_person'
  | 'unknown_request'
  /** What is live has changed since the version was checked. */
  | 'does_not_fit'
  /** Steps, a halt rule or another parameter that makes no sense. */
  | 'bad_change';

/** What the person who asked can mend; the message is a sentence for that person. */
export class RegistryError extends Error {
  override readonly name: string = 'RegistryError';
  readonly code: RegistryErrorCode;

  constructor(code: RegistryErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Somebody else has written since the document was read. */
export class RevisionConflict extends RegistryError {
  override readonly name = 'RevisionConflict';

  constructor(message: string) {
    super('revision_conflict', message);
  }
}

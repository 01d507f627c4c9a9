import type { ErrorCode } from '@pairwise/contracts';

interface Details {
  /** The field of the request that is wrong. */
  field?: string;
  /** Values for the placeholders in the text of the code: `{minutes}`, `{name}`. */
  params?: Record<string, string | number>;
}

/** A rule refuses the request. One handler turns the code into HTTP, one function turns it into text. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

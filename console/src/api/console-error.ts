import type { ControlErrorCode } from '@pairwise/contracts/console';

/** `offline`: no answer came. `unreadable`: one came that is none of the control API's. */
export type ConsoleErrorCode = ControlErrorCode | 'offline' | 'unreadable';

/** A call of the control API that failed. `message` is the server's own sentence, in English; empty without one. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  readonly code: ConsoleErrorCode;

  constructor(code: ConsoleErrorCode, message = '', cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export const isConsoleError = (error: unknown, code?: ConsoleErrorCode): error is ConsoleError =>
  error instanceof ConsoleError && (code === undefined || error.code === code);

import type { Conflict, ControlErrorCode } from '@pairwise/contracts/console';

/** `offline`: no response arrived. `unreadable`: the response is not one of the control API. */
export type ConsoleErrorCode = ControlErrorCode | 'offline' | 'unreadable';

/** A failed call of the control API. `message` is the server's English sentence, or empty when it sent none. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  readonly code: ConsoleErrorCode;
  /** With `revision_conflict`: what is live now, and who changed it. */
  readonly conflict: Conflict | undefined;

  constructor(
    code: ConsoleErrorCode,
    message = '',
    { cause, conflict }: { cause?: unknown; conflict?: Conflict } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.conflict = conflict;
  }
}

export const isConsoleError = (error: unknown, code?: ConsoleErrorCode): error is ConsoleError =>
  error instanceof ConsoleError && (code === undefined || error.code === code);

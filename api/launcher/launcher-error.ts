export type LauncherErrorCode =
  | 'in_use'
  | 'data_dir_unusable'
  | 'wrong_major'
  | 'no_binaries'
  | 'no_user_to_run_as'
  | 'unsupported_platform'
  | 'start_failed'
  | 'transfer_refused';

/** An error that a person can act on. Its message is shown without a stack; programs check `code`. */
export class LauncherError extends Error {
  override readonly name = 'LauncherError';
  readonly code: LauncherErrorCode;

  constructor(code: LauncherErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Whether an error is a LauncherError, optionally of one code. */
export function isLauncherError(error: unknown, code?: LauncherErrorCode): error is LauncherError {
  return error instanceof LauncherError && (code === undefined || error.code === code);
}

/** Returns the message of anything thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

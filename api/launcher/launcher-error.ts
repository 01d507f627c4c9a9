export type LauncherErrorCode =
  | 'in_use'
  | 'data_dir_unusable'
  | 'wrong_major'
  | 'no_binaries'
  | 'no_user_to_run_as'
  | 'unsupported_platform'
  | 'start_failed'
  | 'transfer_refused';

/**
 * Everything that can go wrong here in a way a person can act on. The message is written to be
 * shown as it is, without a stack; programs look at `code`.
 */
export class LauncherError extends Error {
  override readonly name = 'LauncherError';
  readonly code: LauncherErrorCode;

  constructor(code: LauncherErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** True for a LauncherError, optionally of one code. */
export function isLauncherError(error: unknown, code?: LauncherErrorCode): error is LauncherError {
  return error instanceof LauncherError && (code === undefined || error.code === code);
}

/** The text of anything thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

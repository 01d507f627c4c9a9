/** Whether an error is one of the system's, by its code: `ENOENT`, `EEXIST`. */
export const isErrorCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

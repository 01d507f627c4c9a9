/** Whether an error has a system error code, such as `ENOENT` or `EEXIST`. */
export const isErrorCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

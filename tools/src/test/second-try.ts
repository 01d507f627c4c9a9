/**
 * In CI a test that failed is tried a second time, after the others of its file (docs/decisions/0018). What failed
 * first is printed, and the summary names it.
 */
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });

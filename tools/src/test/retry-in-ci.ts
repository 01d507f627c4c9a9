/**
 * A set-up file of every jest run (jest.config.mjs). In CI a failed test runs once more, after the others of its file
 * (docs/decisions/0018). The first failure is printed, and the summary names the test.
 */
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true });

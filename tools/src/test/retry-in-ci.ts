/**
 * A set-up file of every jest run (jest.config.mjs). In CI a failed test runs once more, immediately (docs/decisions/0018):
 * the other tests of its file may change the database, and the second failure would then have another reason than the
 * first. Both failures are printed, and the summary names the test.
 */
if (process.env['CI'] !== undefined) jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });

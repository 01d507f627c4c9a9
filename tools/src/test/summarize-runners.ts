import { stripVTControlCharacters } from 'node:util';

import { z } from 'zod';

import type { TestSummary } from './step.ts';

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          invocations: z.number().optional(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

const playwrightError = z.object({ message: z.string().optional(), snippet: z.string().optional() });

const playwrightSuite = z.object({
  title: z.string(),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
          results: z.array(z.object({ errors: z.array(playwrightError).optional() })),
        }),
      ),
    }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(playwrightError),
  suites: z.array(playwrightSuite),
});

const formatCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ') || 'no test';

interface FailedTest {
  name: string;
  /** Of each attempt that failed. Jest reports none of a test that passed on retry. */
  errors: readonly string[];
  passedOnRetry: boolean;
}

/** The first lines of an error say what failed; the rest is in the output of the run. */
const errorLines = 16;

const formatFailure = ({ name, errors, passedOnRetry }: FailedTest): string => {
  const lines = stripVTControlCharacters(errors[0] ?? '')
    .split('\n')
    .slice(0, errorLines);
  const heading = passedOnRetry ? `${name} (passed on retry)` : name;
  return [heading, ...lines.map((text) => `    ${text}`)].join('\n').trimEnd();
};

const summarize = (
  counts: Record<string, number>,
  failed: readonly FailedTest[],
  notes: readonly string[],
): TestSummary => {
  const retried = failed.filter(({ passedOnRetry }) => passedOnRetry).map(({ name }) => name);
  const detail = [
    formatCounts(counts),
    ...(retried.length === 0 ? [] : [`passed on retry: ${retried.join('; ')}`]),
    ...new Set(notes),
  ].join('; ');
  return { detail, failures: failed.map(formatFailure) };
};

/** Shown where a runner ended before it wrote its report. */
const noReport: TestSummary = { detail: 'no report', failures: [] };

/** Adds up the JSON reports of several runs of jest. */
export const mergeJestReports = (reports: readonly unknown[]): unknown => {
  const parsed = reports.map((report) => jestReport.parse(report));
  const sum = (count: (report: z.infer<typeof jestReport>) => number) =>
    parsed.reduce((total, report) => total + count(report), 0);
  return {
    numPassedTests: sum((report) => report.numPassedTests),
    numFailedTests: sum((report) => report.numFailedTests),
    numPendingTests: sum((report) => report.numPendingTests),
    numTodoTests: sum((report) => report.numTodoTests),
    numRuntimeErrorTestSuites: sum((report) => report.numRuntimeErrorTestSuites),
    testResults: parsed.flatMap(({ testResults }) => testResults),
  };
};

/** Summarizes a JSON report of jest: the counts, and the tests that failed or passed only on retry. */
export const summarizeJest = (report: unknown): TestSummary => {
  if (report === undefined) return noReport;
  const { testResults, ...counts } = jestReport.parse(report);
  const tests = testResults.flatMap(({ assertionResults, name, message }) =>
    // A file that cannot run has no tests, but a message.
    assertionResults.length === 0 && message
      ? [{ name, errors: [message], passedOnRetry: false }]
      : assertionResults.flatMap(({ fullName, status, invocations = 1, failureMessages = [] }) => {
          const passedOnRetry = status === 'passed' && invocations > 1;
          return passedOnRetry || status === 'failed'
            ? [{ name: fullName, errors: failureMessages, passedOnRetry }]
            : [];
        }),
  );
  return summarize(
    {
      failed: counts.numFailedTests,
      'test files that could not run': counts.numRuntimeErrorTestSuites,
      skipped: counts.numPendingTests,
      todo: counts.numTodoTests,
      passed: counts.numPassedTests,
    },
    tests,
    [],
  );
};

interface PlaywrightTest {
  name: string;
  status: string;
  notes: string[];
  errors: string[];
}

const formatError = ({ message = '', snippet }: z.infer<typeof playwrightError>): string =>
  [message, ...(snippet === undefined ? [] : [snippet])].join('\n');

const listTests = ({ title, suites, specs }: z.infer<typeof playwrightSuite>): PlaywrightTest[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, annotations, results }) => ({
      name: [projectName === '' ? title : `[${projectName}] ${title}`, spec.title].join(' › '),
      status,
      notes: annotations.flatMap(({ type, description }) => (type === 'note' && description ? [description] : [])),
      errors: results.flatMap(({ errors = [] }) => errors.map(formatError)),
    })),
  ),
  ...(suites ?? []).flatMap((suite) => listTests({ ...suite, title: `${title} › ${suite.title}` })),
];

/** Summarizes a JSON report of Playwright in the same way, with the annotations of the type `note`. */
export const summarizePlaywright = (report: unknown): TestSummary => {
  if (report === undefined) return noReport;
  const { stats, errors, suites } = playwrightReport.parse(report);
  const tests = suites.flatMap(listTests);
  return summarize(
    {
      failed: stats.unexpected,
      'errors outside of tests': errors.length,
      flaky: stats.flaky,
      skipped: stats.skipped,
      passed: stats.expected,
    },
    [
      ...errors.map((error) => ({ name: 'outside of tests', errors: [formatError(error)], passedOnRetry: false })),
      ...tests
        .filter(({ status }) => status === 'flaky' || status === 'unexpected')
        .map(({ name, errors: thrown, status }) => ({ name, errors: thrown, passedOnRetry: status === 'flaky' })),
    ],
    tests.flatMap(({ notes }) => notes),
  );
};

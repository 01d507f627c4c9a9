import { z } from 'zod';

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), invocations: z.number().optional() }),
      ),
    }),
  ),
});

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
        }),
      ),
    }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

const formatCounts = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ') || 'no test';

const formatSummary = (counts: Record<string, number>, retried: readonly string[], notes: readonly string[]): string =>
  [
    formatCounts(counts),
    ...(retried.length === 0 ? [] : [`passed on retry: ${retried.join('; ')}`]),
    ...new Set(notes),
  ].join('; ');

/** Shown where a runner ended before it wrote its report. */
const noReport = 'no report';

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

/** Summarizes a JSON report of jest in one line: the counts, and the names of the tests that passed only on retry. */
export const summarizeJest = (report: unknown): string => {
  if (report === undefined) return noReport;
  const { testResults, ...counts } = jestReport.parse(report);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const retried = tests.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1);
  return formatSummary(
    {
      failed: counts.numFailedTests,
      'test files that could not run': counts.numRuntimeErrorTestSuites,
      skipped: counts.numPendingTests,
      todo: counts.numTodoTests,
      passed: counts.numPassedTests,
    },
    retried.map(({ fullName }) => fullName),
    [],
  );
};

interface PlaywrightTest {
  name: string;
  status: string;
  notes: string[];
}

const listTests = ({ title, suites, specs }: z.infer<typeof playwrightSuite>): PlaywrightTest[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, annotations }) => ({
      name: [projectName === '' ? title : `[${projectName}] ${title}`, spec.title].join(' › '),
      status,
      notes: annotations.flatMap(({ type, description }) => (type === 'note' && description ? [description] : [])),
    })),
  ),
  ...(suites ?? []).flatMap((suite) => listTests({ ...suite, title: `${title} › ${suite.title}` })),
];

/** Summarizes a JSON report of Playwright in the same way, with the annotations of the type `note`. */
export const summarizePlaywright = (report: unknown): string => {
  if (report === undefined) return noReport;
  const { stats, errors, suites } = playwrightReport.parse(report);
  const tests = suites.flatMap(listTests);
  return formatSummary(
    {
      failed: stats.unexpected,
      'errors outside of tests': errors.length,
      flaky: stats.flaky,
      skipped: stats.skipped,
      passed: stats.expected,
    },
    tests.filter(({ status }) => status === 'flaky').map(({ name }) => name),
    tests.flatMap(({ notes }) => notes),
  );
};

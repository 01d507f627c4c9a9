import { summarizeJest, summarizePlaywright } from './summarize-runners.ts';

test('names what passed at the second try only, once each', () => {
  const jest = ` LOGGING RETRY ERRORS  a like counts on the server\n RETRY 1\n LOGGING RETRY ERRORS  a like counts on the server\n\nTests:       2 skipped, 4113 passed, 4115 total\n`;
  expect(summarizeJest(jest)).toBe('2 skipped, 4113 passed, 4115 total, tried twice: a like counts on the server');
  const playwright = `  1 flaky\n    [phone] › journeys/push.spec.ts:12:5 › a like is told ───────\n  111 passed (17.0m)\n`;
  expect(summarizePlaywright(playwright)).toBe(
    '1 flaky, 111 passed, tried twice: [phone] › journeys/push.spec.ts:12:5 › a like is told',
  );
});

test('names nothing where all passed at once', () => {
  expect(summarizeJest('Tests:       12 passed, 12 total\n')).toBe('12 passed, 12 total');
  expect(summarizePlaywright('  112 passed (17.0m)\n')).toBe('112 passed');
  expect(summarizeJest('')).toBe('no test');
});

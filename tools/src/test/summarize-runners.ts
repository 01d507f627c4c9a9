const unique = (names: string[]): string[] => [...new Set(names)];

const named = (words: string, names: string[]): string[] =>
  names.length === 0 ? [] : [`${words}: ${unique(names).join('; ')}`];

/** What jest said of a whole run in one line: the counts, and by name what was tried twice, whatever became of it. */
export const summarizeJest = (output: string): string => {
  const counts = /^Tests:.*$/m.exec(output)?.[0].replace(/^Tests:\s+/, '') ?? 'no test';
  const again = [...output.matchAll(/^ LOGGING RETRY ERRORS {2}(.+)$/gm)].map(([, name = '']) => name.trim());
  return [counts, ...named('tried twice', again)].join(', ');
};

/** The same of Playwright's list reporter. */
export const summarizePlaywright = (output: string): string => {
  const counts = [...output.matchAll(/^\s*(\d+ (?:passed|failed|flaky|skipped|did not run))/gm)].map(
    ([, count = '']) => count,
  );
  const list = /^ {2}\d+ flaky\n((?: {4}.+\n)+)/m.exec(output)?.[1] ?? '';
  const again = list
    .split('\n')
    .map((line) => line.replace(/─+$/, '').trim())
    .filter((line) => line !== '');
  return [counts.join(', '), ...named('tried twice', again)].join(', ');
};

/* oxlint-disable no-console -- the console is what this is about */
/** Runs `browser-setup.ts` in isolation and returns the error its guard throws, or '' when it throws none. */
const complaintOf = async (complain: () => void): Promise<string> => {
  let check: (() => void) | undefined;
  const registered = jest.spyOn(globalThis, 'afterEach').mockImplementation((hook) => {
    check = hook as () => void;
  });
  const { error, warn } = console;
  await jest.isolateModulesAsync(async () => void (await import('./browser-setup.ts')));
  registered.mockRestore();
  try {
    complain();
    check?.();
    return '';
  } catch (failure) {
    return String(failure);
  } finally {
    Object.assign(console, { error, warn });
  }
};

test('a test that logs an error or warning fails with that text', async () => {
  expect(await complaintOf(() => console.error('act it', 'properly'))).toContain('act it properly');
  expect(await complaintOf(() => console.warn('deprecated'))).toContain('deprecated');
});

test('a test that logs nothing, or only information, passes', async () => {
  expect(await complaintOf(() => undefined)).toBe('');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  expect(await complaintOf(() => console.info('fine'))).toBe('');
});

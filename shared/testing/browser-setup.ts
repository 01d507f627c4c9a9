import '@testing-library/jest-dom';

/**
 * Fails every test during which React, a library or our own code logs an error or warning. A test that expects one mocks
 * the console and checks the call: `jest.spyOn(console, 'error').mockImplementation(() => {})`.
 */
const consoleCalls: unknown[][] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => consoleCalls.push(values);
}

// jsdom has no layout, so nothing matches. A test about a media query mocks `matchMedia`.
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;

// For the same reason it cannot scroll, and would log an error.
globalThis.scrollTo = () => undefined;

afterEach(() => {
  jest.restoreAllMocks();
  const unexpected = consoleCalls.splice(0);
  if (unexpected.length > 0)
    throw new Error(`The test logged errors or warnings:\n${unexpected.map((values) => values.join(' ')).join('\n')}`);
});

import '@testing-library/jest-dom';

/**
 * A test that makes React, a library or our own code complain is not passing. Where the complaint is what the test
 * is about, it says so: `jest.spyOn(console, 'error').mockImplementation(() => {})` and expects the call.
 */
const complaints: unknown[][] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => complaints.push(values);
}

// jsdom has no layout, so nothing matches; a test that is about a query says what matches.
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;

afterEach(() => {
  jest.restoreAllMocks();
  const told = complaints.splice(0);
  if (told.length > 0)
    throw new Error(`Unexpected in the console:\n${told.map((values) => values.join(' ')).join('\n')}`);
});

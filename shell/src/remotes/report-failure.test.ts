import { reportFailure } from './report-failure.ts';

const source = { name: 'mf-chat', version: '1.0.0-0000000a' };
const files = 'http://app.localhost:4000/remotes/mf-chat/1.0.0-0000000a';

afterEach(() => jest.restoreAllMocks());

/** Reports an error with the given stack, and returns the first part of what is logged. */
const loggedFor = (stack: string): unknown => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('a is undefined');
  error.stack = stack;
  reportFailure(source, error, 'render');
  return logged.mock.calls[0]?.[0];
};

test.each([
  [
    'Chrome',
    `TypeError: a is undefined\n    at f (http://app.localhost:4000/remotes/shell/1/main.js:1:9)\n    at List (${files}/screen-chats.1a.js:1:234)\n    at g (${files}/lifecycle.js:1:5)`,
  ],
  ['Firefox', `f@http://app.localhost:4000/remotes/shell/1/main.js:1:9\nList@${files}/screen-chats.1a.js:1:234`],
])('PLAT-03 a failure names where in the files of the remote it was thrown, by the stack of %s', (_what, stack) => {
  expect(loggedFor(stack)).toBe(`mf-chat 1.0.0-0000000a failed (render) at ${files}/screen-chats.1a.js:1:234`);
});

test('control: a stack without a file of the remote adds nothing', () => {
  expect(loggedFor('TypeError: a is undefined\n    at f (http://app.localhost:4000/remotes/shell/1/main.js:1:9)')).toBe(
    'mf-chat 1.0.0-0000000a failed (render)',
  );
});

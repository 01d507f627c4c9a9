import { defaults } from './request.ts';
import { spacing } from './spacing.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Returns when each of the starts came, in milliseconds from now. */
const startsOf = async (keys: string[]): Promise<number[]> => {
  const waitForTurn = spacing(defaults.minimumDelay);
  const began = performance.now();
  const starts = keys.map(async (key) => {
    await waitForTurn(key);
    return performance.now() - began;
  });
  await jest.advanceTimersByTimeAsync(10_000);
  return Promise.all(starts);
};

test('CALL-11 spaces concurrent starts of the same read by 200 ms', async () => {
  expect(await startsOf(['a', 'a', 'a'])).toEqual([0, 200, 400]);
});

test('CALL-11 another read starts immediately', async () => {
  expect(await startsOf(['a', 'b', 'a'])).toEqual([0, 0, 200]);
});

test('CALL-11 after the delay a read does not wait', async () => {
  const waitForTurn = spacing(200);
  await waitForTurn('a');
  await jest.advanceTimersByTimeAsync(200);
  await waitForTurn('a');
  expect(jest.getTimerCount()).toBe(0);
});

import { defaults } from './request.ts';
import { spacing } from './spacing.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** When each of the starts came, in milliseconds from now. */
const startsOf = async (keys: string[]): Promise<number[]> => {
  const turn = spacing(defaults.minimumDelay);
  const began = performance.now();
  const starts = keys.map(async (key) => {
    await turn(key);
    return performance.now() - began;
  });
  await jest.advanceTimersByTimeAsync(10_000);
  return Promise.all(starts);
};

test('CALL-11 starts of the same read lie 200 ms apart, however many ask at once', async () => {
  expect(await startsOf(['a', 'a', 'a'])).toEqual([0, 200, 400]);
});

test('CALL-11 another read starts at once', async () => {
  expect(await startsOf(['a', 'b', 'a'])).toEqual([0, 0, 200]);
});

test('CALL-11 after the delay nobody waits', async () => {
  const turn = spacing(200);
  await turn('a');
  await jest.advanceTimersByTimeAsync(200);
  await turn('a');
  expect(jest.getTimerCount()).toBe(0);
});

import { browserIsIdle } from './idle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const watch = () => {
  const settled = jest.fn();
  void browserIsIdle({ latest: 1_000, fixed: 200 }).then(settled);
  return settled;
};

test('waits until the browser is idle, and limits the wait', async () => {
  const request = jest.fn<number, Parameters<typeof requestIdleCallback>>(() => 1);
  globalThis.requestIdleCallback = request;
  const settled = watch();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
  expect(request).toHaveBeenCalledWith(expect.any(Function), { timeout: 1_000 });
  request.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 10 });
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('waits a fixed time in a browser that does not say when it is idle', async () => {
  const settled = watch();
  await jest.advanceTimersByTimeAsync(199);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

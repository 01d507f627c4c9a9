import { bus } from '@pairwise/bus';

import { afterFirstScreen } from './first-screen.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

const watch = () => {
  const settled = jest.fn();
  void afterFirstScreen().then(settled);
  return settled;
};
const failure = { remote: 'mf-chat', version: '1', phase: 'load', message: 'gone' } as const;

test('waits for the first screen, and then until the browser is idle', async () => {
  let idle: () => void = () => undefined;
  globalThis.requestIdleCallback = (callback) => {
    idle = () => callback({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  };
  const settled = watch();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
  bus.emit('navigation:done', { path: '/members' });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(settled).not.toHaveBeenCalled();
  idle();
  await jest.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a remote that fails is the end of the wait too', async () => {
  const settled = watch();
  bus.emit('mfe:failed', failure);
  await jest.advanceTimersByTimeAsync(300);
  expect(settled).toHaveBeenCalledTimes(1);
});

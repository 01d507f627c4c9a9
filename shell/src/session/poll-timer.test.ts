import { startPollTimer } from './poll-timer.ts';

const poll = jest.fn(() => Promise.resolve());
let isHidden = false;
let isOnline = true;

const hide = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};
const connect = (online: boolean) => {
  isOnline = online;
  globalThis.dispatchEvent(new Event(online ? 'online' : 'offline'));
};
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('CALL-01 polls 5 s after load and then every 60 s; never while hidden or offline, and once on return', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.useFakeTimers();
  startPollTimer(poll);
  await pass(4.9);
  expect(poll).toHaveBeenCalledTimes(0);
  await pass(0.2);
  expect(poll).toHaveBeenCalledTimes(1);
  await pass(59.8);
  expect(poll).toHaveBeenCalledTimes(1);
  await pass(0.2);
  expect(poll).toHaveBeenCalledTimes(2);

  hide(true);
  await pass(600);
  expect(poll).toHaveBeenCalledTimes(2);
  hide(false);
  expect(poll).toHaveBeenCalledTimes(3);
  await pass(60);
  expect(poll).toHaveBeenCalledTimes(4);

  connect(false);
  hide(true);
  await pass(600);
  hide(false);
  expect(poll).toHaveBeenCalledTimes(4);
  connect(true);
  expect(poll).toHaveBeenCalledTimes(5);
  jest.useRealTimers();
});

test('CALL-01 polls every 300 s with push, and not while another tab polls', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  jest.useFakeTimers();
  let every = 60_000;
  const ours = jest.fn(() => Promise.resolve());
  const timer = startPollTimer(ours, { every: () => every });
  await pass(5.1);
  expect(ours).toHaveBeenCalledTimes(1);
  // Another tab polls every 60 s. This tab waits a little longer each time, so it never polls.
  for (let round = 0; round < 5; round += 1) {
    timer.restart();
    await pass(60);
  }
  expect(ours).toHaveBeenCalledTimes(1);
  // The other tab is closed.
  await pass(3);
  expect(ours).toHaveBeenCalledTimes(2);
  every = 300_000;
  timer.restart();
  await pass(300);
  expect(ours).toHaveBeenCalledTimes(2);
  await pass(3);
  expect(ours).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});

test('CALL-01 makes one poll when the timers of two tabs end together: one tab holds the lock', async () => {
  const held = new Set<string>();
  const locks = {
    request: async (name: string, _: object, work: (lock: object | null) => Promise<void> | undefined) => {
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        await work({});
      } finally {
        held.delete(name);
      }
    },
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  jest.useFakeTimers();
  const slow = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
  startPollTimer(slow, { lock: 'poll' });
  startPollTimer(slow, { lock: 'poll' });
  startPollTimer(slow, { lock: 'another' });
  await pass(5.1);
  expect(slow).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

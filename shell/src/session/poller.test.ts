import { startPolling } from './poller.ts';

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

test('CALL-01 the first poll comes 5 s after load, then one every 60 s; none while hidden or offline, one on return', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.useFakeTimers();
  startPolling(poll);
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

import { installTestSockets, TestSocket } from '../../testing/test-sockets.ts';
import { openStream, type Stream } from './stream.ts';

installTestSockets();

let stream: Stream | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  stream?.close();
  jest.useRealTimers();
});

/** Opens a stream. Returns what it reports. */
const open = () => {
  const reports: string[] = [];
  let known: number | undefined;
  stream = openStream({
    since: () => known,
    onFrame: (frame) => {
      if ('last_seq' in frame) known = frame.last_seq;
    },
    onSessionEnded: () => reports.push('session ended'),
    onUnavailable: (unavailable) => reports.push(unavailable ? 'unavailable' : 'available'),
  });
  return reports;
};

test('CHAT-09 the delay before a new connection doubles up to half a minute, and begins again after a frame', () => {
  open();
  const delays: number[] = [];
  for (let failure = 0; failure < 9; failure += 1) {
    const [opened, from] = [TestSocket.all.length, Date.now()];
    TestSocket.last.end(1006);
    while (TestSocket.all.length === opened) jest.advanceTimersByTime(100);
    delays.push(Date.now() - from);
  }
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  TestSocket.last.open();
  const opened = TestSocket.all.length;
  TestSocket.last.end(1001);
  jest.advanceTimersByTime(500);
  expect(TestSocket.all).toHaveLength(opened + 1);
});

test('CHAT-09 the stream is unavailable after three failures, and available with the next frame', () => {
  const reports = open();
  TestSocket.last.end(1006);
  jest.advanceTimersByTime(500);
  TestSocket.last.end(1006);
  jest.advanceTimersByTime(1_000);
  expect(reports).toEqual([]);
  TestSocket.last.end(1006);
  expect(reports).toEqual(['unavailable']);
  jest.advanceTimersByTime(2_000);
  TestSocket.last.open();
  expect(reports).toEqual(['unavailable', 'available']);
});

test('CHAT-09 after the end of the session there is no new connection', () => {
  const reports = open();
  TestSocket.last.open();
  TestSocket.last.end(4403);
  jest.advanceTimersByTime(600_000);
  expect(reports).toEqual(['session ended']);
  expect(TestSocket.all).toHaveLength(1);
});

test('CHAT-09 a stream that no longer responds is replaced, and continues after the last event', () => {
  open();
  TestSocket.last.open(7);
  jest.advanceTimersByTime(25_000);
  const [first] = TestSocket.all;
  expect(first?.sent).toEqual([{ type: 'after', seq: 7 }]);
  jest.advanceTimersByTime(5_000);
  expect(first?.readyState).toBe(TestSocket.CLOSED);
  expect(TestSocket.all).toHaveLength(2);
  expect(TestSocket.last.url).toContain('since=7');
});

test('CHAT-09 a stream that responds stays, and a hidden page checks nothing', () => {
  open();
  TestSocket.last.open(7);
  for (let check = 0; check < 3; check += 1) {
    jest.advanceTimersByTime(25_000);
    TestSocket.last.receive({ type: 'events', events: [], last_seq: 7 });
  }
  jest.advanceTimersByTime(5_000);
  expect(TestSocket.all).toHaveLength(1);
  expect(TestSocket.last.sent).toHaveLength(3);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(100_000);
  expect(TestSocket.last.sent).toHaveLength(3);
});

test('CHAT-09 a connection that is not open after ten seconds has failed', () => {
  const reports = open();
  for (let failure = 0; failure < 3; failure += 1) {
    expect(TestSocket.all).toHaveLength(failure + 1);
    jest.advanceTimersByTime(10_000);
    expect(TestSocket.last.readyState).toBe(TestSocket.CLOSED);
    if (failure < 2) jest.advanceTimersByTime(1_000);
  }
  expect(reports).toEqual(['unavailable']);
});

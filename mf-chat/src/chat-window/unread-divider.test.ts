import { message } from '../../testing/builders.ts';
import { unreadDivider } from './unread-divider.ts';

const all = { hasOlder: false, hasNewer: false };
const openedAt = (readSeq: number) => ({ readSeq, time: Date.now() });
const mine = (seq: number) => message(seq, { from_me: true });

test('is placed before the first unread received message and counts only received ones', () => {
  const messages = [message(1), mine(2), mine(3), message(4), mine(5), message(6)];
  expect(unreadDivider(messages, openedAt(2), all)).toEqual({ beforeSeq: 4, count: 2 });
});

test('is missing when all is read or only own messages follow', () => {
  expect(unreadDivider([message(1), message(2)], openedAt(2), all)).toBeUndefined();
  expect(unreadDivider([message(1), mine(2)], openedAt(1), all)).toBeUndefined();
  expect(unreadDivider([], openedAt(0), all)).toBeUndefined();
});

test('is missing while its position is above the loaded messages', () => {
  const messages = [message(11), message(12)];
  expect(unreadDivider(messages, openedAt(5), { ...all, hasOlder: true })).toBeUndefined();
  expect(unreadDivider(messages, openedAt(10), { ...all, hasOlder: true })).toEqual({ beforeSeq: 11, count: 2 });
});

test('has no count while newer messages are not loaded', () => {
  const part = [message(11), message(12)];
  expect(unreadDivider(part, openedAt(10), { hasOlder: true, hasNewer: true })).toEqual({
    beforeSeq: 11,
    count: undefined,
  });
});

test('does not count what arrives after the chat was opened', () => {
  const opened = Date.now() - 60_000;
  const later = message(3, { created_at: new Date().toISOString() });
  const earlier = message(2, { created_at: new Date(opened - 1).toISOString() });
  expect(unreadDivider([message(1), earlier, mine(4), later], { readSeq: 1, time: opened }, all)).toEqual({
    beforeSeq: 2,
    count: 1,
  });
  expect(unreadDivider([message(1), later], { readSeq: 1, time: opened }, all)).toBeUndefined();
});

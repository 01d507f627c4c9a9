import { message } from '../../testing/builders.ts';
import { unreadDivider } from './unread-divider.ts';

const mine = (seq: number) => message(seq, { from_me: true });

test('it stands before the first unread message that was received, and counts only those', () => {
  const messages = [message(1), mine(2), mine(3), message(4), mine(5), message(6)];
  expect(unreadDivider(messages, 2, false)).toEqual({ beforeSeq: 4, count: 2 });
});

test('there is none where all is read, or where only own messages follow', () => {
  expect(unreadDivider([message(1), message(2)], 2, false)).toBeUndefined();
  expect(unreadDivider([message(1), mine(2)], 1, false)).toBeUndefined();
  expect(unreadDivider([], 0, false)).toBeUndefined();
});

test('there is none yet while its place is further up than what was loaded', () => {
  const messages = [message(11), message(12)];
  expect(unreadDivider(messages, 5, true)).toBeUndefined();
  expect(unreadDivider(messages, 10, true)).toEqual({ beforeSeq: 11, count: 2 });
});

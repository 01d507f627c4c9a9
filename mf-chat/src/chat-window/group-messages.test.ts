import type { Message } from '@pairwise/contracts';

import { message } from '../../testing/builders.ts';
import { groupMessages, mountedDays, rowKeys, rowOf } from './group-messages.ts';
import { shownMessages } from './shown-message.ts';

// Times without a zone are local.
const at = (seq: number, time: string, fromMe: boolean) =>
  message(seq, { created_at: new Date(time).toISOString(), from_me: fromMe });

const shape = (given: Message[], breakBefore?: number) =>
  groupMessages(shownMessages(given, []), breakBefore).map((day) => [
    day.key,
    ...day.groups.map((group) => group.messages.map(({ seq }) => seq)),
  ]);

test('CHAT-01 groups messages by the reader’s day and by author', () => {
  const messages = [
    at(1, '2026-11-20T23:58', false),
    at(2, '2026-11-21T00:01', false),
    at(3, '2026-11-21T00:02', false),
    at(4, '2026-11-21T00:03', true),
  ];
  expect(shape(messages)).toEqual([
    ['2026-11-20', [1]],
    ['2026-11-21', [2, 3], [4]],
  ]);
});

test('a pause and a divider end a group', () => {
  const messages = [
    at(1, '2026-11-21T10:00', false),
    at(2, '2026-11-21T10:05', false),
    at(3, '2026-11-21T10:11', false),
  ];
  expect(shape(messages)).toEqual([['2026-11-21', [1, 2], [3]]]);
  expect(shape(messages, 2)).toEqual([['2026-11-21', [1], [2], [3]]]);
});

test('returns no days without messages', () => {
  expect(groupMessages([])).toEqual([]);
});

test('an old group has at most 25 messages, whatever is loaded before it; the newest ones are not divided', () => {
  const run = Array.from({ length: 160 }, (_, n) => at(n + 1, '2026-11-21T10:00', false));
  const firsts = (given: Message[]) =>
    groupMessages(shownMessages(given, [])).flatMap(({ groups }) => groups.map(({ messages: [first] }) => first.seq));
  expect(firsts(run)).toEqual([1, 25, 50, 75, 100]);
  expect(firsts(run.slice(60))).toEqual([61, 75, 100]);
});

describe('rows', () => {
  const days = groupMessages(
    shownMessages(
      [at(1, '2026-11-20T10:00', false), at(2, '2026-11-20T10:01', true), at(3, '2026-11-21T10:00', false)],
      [],
    ),
  );

  test('a day has a row for its label and one for each group', () => {
    expect(rowKeys(days)).toEqual(['2026-11-20', 'in-1', expect.any(String), '2026-11-21', 'in-3']);
    expect([1, 2, 3, 4].map((seq) => rowOf(days, seq))).toEqual([1, 2, 4, -1]);
  });

  test('days have their label and the mounted groups', () => {
    const shapeOf = (from: number, to: number) =>
      mountedDays(days, { first: from, last: to }).map(({ row, firstRow, groups }) => [
        row,
        firstRow,
        ...groups.map(({ messages: [first] }) => first.seq),
      ]);
    expect(shapeOf(0, 4)).toEqual([
      [0, 1, 1, 2],
      [3, 4, 3],
    ]);
    expect(shapeOf(2, 3)).toEqual([
      [0, 2, 2],
      [3, 4],
    ]);
    expect(shapeOf(4, 4)).toEqual([[3, 4, 3]]);
  });
});

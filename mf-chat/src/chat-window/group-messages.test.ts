import type { Message } from '@pairwise/contracts';

import { message } from '../../testing/builders.ts';
import { groupMessages } from './group-messages.ts';
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

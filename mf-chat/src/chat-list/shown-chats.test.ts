import { chatItem, noon, sanna } from '../../testing/builders.ts';
import { shownChats } from './shown-chats.ts';

const ids = (...given: Parameters<typeof shownChats>) => shownChats(...given).map(({ conversation }) => conversation);
const one = chatItem({ conversation: 1 });
const two = chatItem({ conversation: 2, draft: 'I was' });
const none = {
  search: '',
  deleted: new Map<number, number>(),
  waiting: new Map<string, { position: number; writtenAt: number }>(),
};

test('CHAT-01 a chat with a draft rises', () => {
  expect(ids([one, two], none)).toEqual([2, 1]);
});

test('CHAT-03 a message newer than the deletion shows its chat again', () => {
  const deleted = new Map([[1, 3]]);
  expect(ids([one, two], { ...none, deleted })).toEqual([2]);
  const newer = chatItem({
    conversation: 1,
    last: { seq: 4, kind: 'text', preview: 'Still there?', from_me: false, created_at: noon(0) },
  });
  expect(ids([newer], { ...none, deleted })).toEqual([1]);
});

test('CHAT-01 a chat rises with a message that is not sent yet, including one from before the chat', () => {
  const newest = chatItem({ conversation: 3, last: one.last && { ...one.last, created_at: noon(0) } });
  const writtenAt = Date.parse(noon(0)) - 1;
  const after = (key: string, at: number) => ({ ...none, waiting: new Map([[key, { position: 1, writtenAt: at }]]) });
  const other = chatItem({ conversation: 4, profile: sanna });
  expect(ids([newest, one, other], none)).toEqual([3, 1, 4]);
  expect(ids([newest, one, other], after('chat-4', writtenAt))).toEqual([3, 4, 1]);
  expect(ids([newest, one, other], after('chat-4', writtenAt + 2))).toEqual([4, 3, 1]);
  expect(ids([newest, one, other], after('member-302', writtenAt + 2))).toEqual([4, 3, 1]);
});

import { chatItem, noon } from '../../testing/builders.ts';
import { shownChats } from './shown-chats.ts';

const ids = (...given: Parameters<typeof shownChats>) => shownChats(...given).map(({ conversation }) => conversation);
const one = chatItem({ conversation: 1 });
const two = chatItem({ conversation: 2, draft: 'I was' });
const none = { search: '', deleted: new Map<number, number>() };

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

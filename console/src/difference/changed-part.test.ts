import { changedPart } from './changed-part.ts';

test.each([
  ['Send for free', 'Send for 2 credits', ['Send for ', 'free', ''], ['Send for ', '2 credits', '']],
  ['Back to chats', 'Back to your chats', ['Back to ', '', 'chats'], ['Back to ', 'your ', 'chats']],
  ['one', 'two', ['', 'one', ''], ['', 'two', '']],
  ['a a', 'a a a', ['a a', '', ''], ['a a', ' a', '']],
  ['', 'new', ['', '', ''], ['', 'new', '']],
  ['same', 'same', ['same', '', ''], ['same', '', '']],
])('%p and %p differ in the middle part only', (before, after, old, current) => {
  const parts = changedPart(before, after);
  expect(Object.values(parts.before)).toEqual(old);
  expect(Object.values(parts.after)).toEqual(current);
  expect(Object.values(parts.before).join('')).toBe(before);
  expect(Object.values(parts.after).join('')).toBe(after);
});

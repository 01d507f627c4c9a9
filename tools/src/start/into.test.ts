import { join } from 'node:path';

import { root } from '../workspace.ts';
import { readInto } from './into.ts';

test('PLAT-06 a remote and a platform are what --into needs', () => {
  const target = { folder: join(root, 'mf-chat'), into: 'http://localhost:4000' };
  expect(readInto(['mf-chat', '--into', 'http://localhost:4000/'])).toEqual(target);
  expect(readInto(['mf-chat', '--into=http://localhost:4000'])).toEqual(target);
  expect(readInto(['mf-chat'])).toBeUndefined();
  expect(readInto([])).toBeUndefined();
});

test.each([
  [['mf-nobody', '--into', 'http://localhost:4000'], /no remote mf-nobody/],
  [['shell', '--into', 'http://localhost:4000'], /no remote shell/],
  [['../mf-chat', '--into', 'http://localhost:4000'], /no remote/],
  [['mf-chat', '--into'], /into which platform/],
  [['--into', 'http://localhost:4000'], /into which platform/],
  [['mf-chat', '--into', 'localhost:4000'], /takes the address/],
  [['mf-chat', '--into', 'http://localhost:4000/chats'], /takes the address/],
  [['mf-chat', '--into', 'http://localhost:4000', 'more'], /into which platform/],
])('%j is refused with a sentence', (args, reason) => {
  expect(() => readInto(args)).toThrow(reason);
});

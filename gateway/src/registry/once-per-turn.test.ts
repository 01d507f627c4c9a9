import { setImmediate } from 'node:timers/promises';

import { oncePerTurn } from './once-per-turn.ts';

test('reads once for the requests of one turn of the event loop, and again for those after it', async () => {
  let reads = 0;
  const read = oncePerTurn(() => (reads += 1));
  expect([read(), read(), await Promise.resolve().then(read)]).toEqual([1, 1, 1]);
  await setImmediate();
  expect(read()).toBe(2);
});

test('a read that fails is repeated', () => {
  let fails = true;
  const read = oncePerTurn(() => {
    if (fails) throw new Error('unreadable');
    return 'read';
  });
  expect(read).toThrow('unreadable');
  fails = false;
  expect(read()).toBe('read');
});

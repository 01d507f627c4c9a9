import { busWriter, people } from '@pairwise/testing';

import { inTurn } from './in-turn.ts';

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

test.each([
  ['its member is still logged in', people.free, ['first', 'second']],
  ['another member has logged in', people.premium, ['first']],
  ['no one is logged in any more', null, ['first']],
])('MEMBER-09 AUTH-14 a waiting gesture when %s: %#', async (_who, next, expected) => {
  busWriter.user(people.free);
  const sent: string[] = [];
  const first = gate();
  void inTurn('gestures', async () => {
    sent.push('first');
    await first.opened;
  });
  void inTurn('gestures', async () => sent.push('second'));
  await Promise.resolve();
  busWriter.user(next);
  first.open();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(sent).toEqual(expected);
});

test('a failed gesture does not stop the next; another queue does not wait', async () => {
  const sent: string[] = [];
  const first = gate();
  const failed = inTurn('one', async () => {
    await first.opened;
    throw new Error('refused');
  });
  const second = inTurn('one', async () => sent.push('after the failed one'));
  await inTurn('other', async () => sent.push('in the other queue'));
  first.open();
  await expect(failed).rejects.toThrow('refused');
  await second;
  expect(sent).toEqual(['in the other queue', 'after the failed one']);
});

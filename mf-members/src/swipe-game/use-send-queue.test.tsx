import { busWriter, people, renderHook } from '@pairwise/testing';

import { useSendQueue } from './use-send-queue.ts';

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
};

test.each([
  ['its member is still there', people.free, ['first', 'second']],
  ['somebody else has logged in', people.premium, ['first']],
  ['nobody is logged in any more', null, ['first']],
])('MEMBER-09 AUTH-14 what waits is sent when %s: %#', async (_who, next, expected) => {
  busWriter.user(people.free);
  const send = renderHook(useSendQueue).result.current;
  const sent: string[] = [];
  const first = gate();
  send(async () => {
    sent.push('first');
    await first.opened;
  });
  send(async () => void sent.push('second'));
  await Promise.resolve();
  busWriter.user(next);
  first.open();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(sent).toEqual(expected);
});

import { act, fireEvent, renderHook } from '@pairwise/testing';

import { message } from '../../testing/builders.ts';
import { useJumpedOver } from './use-jumped-over.ts';

const open = () => {
  const newest = [message(1), message(2)];
  const hook = renderHook((props: Parameters<typeof useJumpedOver>[0]) => useJumpedOver(props), {
    initialProps: { newest, readSeq: 0 },
  });
  act(() => hook.result.current.reportJump());
  expect(hook.result.current.hasJumped).toBe(true);
  return { ...hook, newest };
};

test.each(['keydown', 'pointerdown', 'wheel', 'touchmove'])(
  'CHAT-02 a jump ends with the next %s in the page',
  (type) => {
    const { result } = open();
    fireEvent(document.body, new Event(type, { bubbles: true }));
    expect(result.current.hasJumped).toBe(false);
  },
);

test('CHAT-02 a jump ends when the partner writes at the end that it has reached, and not with an own message', () => {
  const { result, rerender, newest } = open();
  rerender({ newest: [...newest, { ...message(3), from_me: true }], readSeq: 0 });
  expect(result.current.hasJumped).toBe(true);
  rerender({ newest: [...newest, { ...message(3), from_me: true }, message(4)], readSeq: 0 });
  expect(result.current.hasJumped).toBe(false);
});

test('CHAT-02 a jump past read messages hides nothing', () => {
  const { result, rerender, newest } = open();
  rerender({ newest, readSeq: 2 });
  expect(result.current.hasJumped).toBe(false);
});

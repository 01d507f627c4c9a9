import { renderHook } from '@pairwise/testing';

import { useSecondsLeft } from './use-seconds-left.ts';

test('BILL-07 a time that becomes known counts from its first render: the bonus line does not leave a gap', () => {
  const rendered: number[] = [];
  const { rerender } = renderHook(
    ({ end }: { end: number | undefined }) => {
      rendered.push(useSecondsLeft(end));
    },
    { initialProps: { end: undefined as number | undefined } },
  );
  expect(rendered).toEqual([0]);
  rerender({ end: Date.now() + 60_000 });
  expect(rendered.slice(1).every((seconds) => seconds > 55)).toBe(true);
  rerender({ end: undefined });
  expect(rendered.at(-1)).toBe(0);
});

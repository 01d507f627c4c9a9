import { busWriter as writer } from '@pairwise/testing';

import { followCounts } from './app-badge.ts';

test('PUSH-04 the badge shows unread messages plus new likes, and is cleared at 0', () => {
  const shown: (number | 'cleared')[] = [];
  followCounts({
    setAppBadge: (count) => Promise.resolve(void shown.push(count)),
    clearAppBadge: () => Promise.resolve(void shown.push('cleared')),
  });
  writer.unread(3);
  writer.likes(120);
  writer.unread(0);
  writer.likes(0);
  expect(shown).toEqual(['cleared', 3, 123, 120, 'cleared']);
});

test('PUSH-04 ignores a browser that refuses the badge or does not support it', async () => {
  followCounts({});
  const refuse = jest.fn(() => Promise.reject(new DOMException('not installed', 'NotAllowedError')));
  followCounts({ setAppBadge: refuse, clearAppBadge: refuse });
  writer.likes(7);
  // An unhandled rejection would fail this test.
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(refuse).toHaveBeenCalled();
});

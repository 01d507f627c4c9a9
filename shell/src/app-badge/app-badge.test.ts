import { busWriter as writer } from '@pairwise/testing';

import { followCounts } from './app-badge.ts';

test('PUSH-04 the badge is the sum of unread messages and new likes, and goes with the last of them', () => {
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

test('PUSH-04 a browser that refuses the badge, or has none, changes nothing', async () => {
  followCounts({});
  const refuse = jest.fn(() => Promise.reject(new DOMException('not installed', 'NotAllowedError')));
  followCounts({ setAppBadge: refuse, clearAppBadge: refuse });
  writer.likes(7);
  // An unhandled rejection would fail this test.
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(refuse).toHaveBeenCalled();
});

import type { LiveEvent } from '@pairwise/contracts';
import { respondToCalls } from '@pairwise/testing';

import { followEvents } from './follow-events.ts';
import { pollEvents } from './poll-events.ts';

const event = (seq: number): LiveEvent => ({ seq, type: 'chat', conversation: 1 });

/** Polls a server with 14 events, two in a page. */
const open = () => {
  const seen: number[] = [];
  const calls = respondToCalls({
    'GET /api/events.php': (query) => {
      const after = Number(query.get('after'));
      const events = [after + 1, after + 2].filter((seq) => seq <= 14).map(event);
      return { events, last_seq: 14, resync: false, has_more: after + 2 < 14 };
    },
  });
  const follower = followEvents({
    onEvents: (events) => seen.push(...events.map(({ seq }) => seq)),
    onResync: () => undefined,
    onTyping: () => undefined,
    requestAfter: () => undefined,
  });
  return { calls, follower, seen };
};

test('CHAT-09 a poll fetches all pages that follow the last known event', async () => {
  const { calls, follower, seen } = open();
  follower.onFrame({ type: 'hello', last_seq: 10 });
  await pollEvents(follower);
  expect(seen).toEqual([11, 12, 13, 14]);
  expect(calls).toEqual(['GET /api/events.php?after=10', 'GET /api/events.php?after=12']);
});

test('CHAT-09 the first poll only sets the number to start from', async () => {
  const { calls, follower, seen } = open();
  await pollEvents(follower);
  expect(seen).toEqual([]);
  expect(follower.known()).toBe(14);
  expect(calls).toHaveLength(1);
});

import type { LiveEvent, ServerFrame } from '@pairwise/contracts';

import { followEvents } from './follow-events.ts';

const event = (seq: number): LiveEvent => ({ seq, type: 'chat', conversation: 1 });
const frame = (seqs: number[], lastSeq = seqs.at(-1) ?? 0): ServerFrame => ({
  type: 'events',
  events: seqs.map(event),
  last_seq: lastSeq,
});

const follow = () => {
  const seen: number[] = [];
  const requested: number[] = [];
  const resyncs: string[] = [];
  const follower = followEvents({
    onEvents: (events) => seen.push(...events.map(({ seq }) => seq)),
    onResync: () => resyncs.push('resync'),
    onTyping: () => undefined,
    requestAfter: (seq) => requested.push(seq),
  });
  return { ...follower, seen, requested, resyncs };
};

test('CHAT-09 starts at the number of the first frame and passes on each event once', () => {
  const { onFrame, seen, known } = follow();
  expect(known()).toBeUndefined();
  onFrame({ type: 'hello', last_seq: 10 });
  onFrame(frame([11]));
  onFrame(frame([11, 12]));
  onFrame(frame([11]));
  expect(seen).toEqual([11, 12]);
  expect(known()).toBe(12);
});

test('CHAT-09 requests what is missing after a gap, and passes it on in order', () => {
  const { onFrame, seen, requested } = follow();
  onFrame({ type: 'hello', last_seq: 10 });
  onFrame(frame([13]));
  expect(seen).toEqual([]);
  expect(requested).toEqual([10]);
  onFrame(frame([11, 12, 13]));
  expect(seen).toEqual([11, 12, 13]);
});

test('CHAT-09 a new stream requests what was missed once, because the server sends all its pages', () => {
  const { onFrame, seen, requested } = follow();
  onFrame({ type: 'hello', last_seq: 10 });
  onFrame({ type: 'hello', last_seq: 14 });
  onFrame(frame([11, 12], 14));
  onFrame(frame([13, 14], 14));
  expect(requested).toEqual([10]);
  expect(seen).toEqual([11, 12, 13, 14]);
});

test('after deleted events it fetches everything and continues from the last number', () => {
  const { onFrame, resyncs, seen } = follow();
  onFrame({ type: 'hello', last_seq: 10 });
  onFrame({ type: 'resync', last_seq: 500 });
  onFrame(frame([501]));
  expect(resyncs).toEqual(['resync']);
  expect(seen).toEqual([501]);
});

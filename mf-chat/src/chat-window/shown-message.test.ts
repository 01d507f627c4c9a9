import { message } from '../../testing/builders.ts';
import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import { shownMessages } from './shown-message.ts';

const entry = (clientId: string, position: number): OutboxEntry => ({
  clientId,
  position,
  member: 7,
  receiver: { conversation: 9001 },
  content: { kind: 'text', body: clientId },
  writtenAt: 0,
  requestedAt: 0,
  state: 'waiting',
});

const keys = (...given: Parameters<typeof shownMessages>) => shownMessages(...given).map(({ key }) => key);

test('CHAT-09 shows a message once while its copy is still in the outbox, under the same key', () => {
  const own = message(2, { from_me: true, client_id: 'b' });
  expect(keys([message(1)], [entry('b', 1), entry('c', 2)])).toEqual(['in-1', 'b', 'c']);
  expect(keys([message(1), own], [entry('b', 1), entry('c', 2)])).toEqual(['in-1', 'b', 'c']);
  expect(keys([message(1), own], [entry('c', 2)])).toEqual(['in-1', 'b', 'c']);
});

test('the id of a partner’s message does not hide an own one', () => {
  expect(keys([message(1, { client_id: 'b' })], [entry('b', 1)])).toEqual(['in-1', 'b']);
});

test('AUTH-16 a held message replaces its copy in the outbox', () => {
  const held = { client_id: 'b', body: 'Hi', created_at: message(1).created_at };
  expect(keys([], [entry('b', 1)], held)).toEqual(['b']);
});

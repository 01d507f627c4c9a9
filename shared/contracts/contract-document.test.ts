import { contractDocument } from './contract-document.ts';
import { eventsAreTheirTypes, streamsAreTheirTypes } from './events-contract.ts';
import { busVersion } from './events.ts';

const none = { stream: () => false, event: () => false, endpoint: () => false };
const all = { stream: () => true, event: () => true, endpoint: () => true };

test('the bus as data is the bus of the types (proved where the types are checked)', () => {
  expect([streamsAreTheirTypes, eventsAreTheirTypes]).toEqual([true, true]);
});

test('PLAT-02 only what is used is described: streams, events and endpoints by name', () => {
  expect(contractDocument(none)).toEqual({ bus: { version: busVersion, streams: {}, events: {} }, endpoints: {} });
  const { bus, endpoints } = contractDocument({
    stream: (name) => name === 'unread',
    event: (name) => name === 'navigation:done',
    endpoint: (key) => key === 'POST /api/user.php',
  });
  expect(bus.streams).toEqual({ unread: { type: 'number' } });
  expect(bus.events['navigation:done']).toMatchObject({ required: ['path'], properties: { path: { type: 'string' } } });
  expect(Object.keys(endpoints)).toEqual(['POST /api/user.php']);
  expect(endpoints['POST /api/user.php']).toMatchObject({
    body: { properties: { email: { type: 'string', maxLength: 254 } }, required: ['email', 'password'] },
    response: { properties: { user: { properties: { credits: { type: 'integer' } } } } },
  });
});

test('PLAT-02 requests are described as they are sent, answers as they arrive', () => {
  const { endpoints, bus } = contractDocument(all);
  // The api turns the text of the address into a number; whoever calls writes text.
  expect(endpoints['GET /api/member.php']?.query).toMatchObject({ properties: { id: { type: 'string' } } });
  expect(endpoints['GET /api/member.php']?.response).toMatchObject({ properties: { member: { type: 'object' } } });
  expect(Object.keys(bus.streams)).toEqual(['user', 'unread', 'likes', 'language', 'settings', 'push', 'polls', 'bonus']);
  expect(JSON.stringify({ endpoints, bus })).not.toContain('$schema');
});

import { contractDocument } from './contract-document.ts';
import { eventsAreTheirTypes, streamsAreTheirTypes } from './events-contract.ts';
import { busVersion } from './events.ts';

const none = { stream: () => false, event: () => false, endpoint: () => false };
const all = { stream: () => true, event: () => true, endpoint: () => true };

test('the schemas of the bus match its types (proved by the type check)', () => {
  expect([streamsAreTheirTypes, eventsAreTheirTypes]).toEqual([true, true]);
});

test('PLAT-02 the document describes only the streams, events and endpoints that are used', () => {
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

test('PLAT-02 describes requests as they are sent and responses as they arrive', () => {
  const { endpoints, bus } = contractDocument(all);
  // Callers send the text of a query parameter; the api parses it into a number.
  expect(endpoints['GET /api/member.php']?.query).toMatchObject({ properties: { id: { type: 'string' } } });
  expect(endpoints['GET /api/member.php']?.response).toMatchObject({ properties: { member: { type: 'object' } } });
  expect(Object.keys(bus.streams)).toEqual([
    'user',
    'unread',
    'likes',
    'language',
    'settings',
    'push',
    'polls',
    'bonus',
  ]);
  expect(JSON.stringify({ endpoints, bus })).not.toContain('$schema');
});

import { readWorkerMessage } from './push-messages.ts';
import { readPayload } from './worker/push-payload.ts';

const foreign = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/%2e//evil.example',
  '/\u0000/likes',
  '/api/logout.php',
  '',
  'likes',
];

test('PUSH-01 parses messages of the worker and nothing else', () => {
  const message = { title: 'New like', body: 'A member likes you.', url: '/likes' };
  expect(readWorkerMessage({ type: 'NEW_PUSH_MESSAGE', message })).toEqual({ type: 'NEW_PUSH_MESSAGE', message });
  expect(readWorkerMessage({ type: 'NEW_PUSH_CLICK', checkUrl: '/likes', openUrl: '/likes' })).toEqual({
    type: 'NEW_PUSH_CLICK',
    checkUrl: '/likes',
    openUrl: '/likes',
  });
  const nonsense: unknown[] = [
    undefined,
    null,
    'NEW_PUSH_MESSAGE',
    {},
    { type: 'OTHER' },
    { type: 'NEW_PUSH_MESSAGE' },
    { type: 'NEW_PUSH_MESSAGE', message: null },
    { type: 'NEW_PUSH_MESSAGE', message: { title: 1, body: 'x', url: '/likes' } },
    { type: 'NEW_PUSH_CLICK', checkUrl: '/likes' },
    { type: 'NEW_PUSH_CLICK', checkUrl: 7, openUrl: '/likes' },
  ];
  for (const data of nonsense) expect(readWorkerMessage(data)).toBeUndefined();
});

test.each(foreign)('PUSH-01 refuses an address outside this site: %j', (url) => {
  expect(readWorkerMessage({ type: 'NEW_PUSH_CLICK', checkUrl: '/likes', openUrl: url })).toBeUndefined();
  expect(readWorkerMessage({ type: 'NEW_PUSH_MESSAGE', message: { title: 'a', body: 'b', url } })).toBeUndefined();
  expect(readPayload(JSON.stringify({ title: 'a', url }))?.url).toBe('/members');
});

test('PUSH-01 parses a push field by field and refuses anything else', () => {
  const whole = { title: 'New like', body: 'A member likes you.', url: '/likes', tag: 'like', badge: 3, silent: true };
  expect(readPayload(JSON.stringify(whole))).toEqual(whole);
  expect(readPayload(JSON.stringify({ title: 'x'.repeat(500), badge: -1, silent: 'yes' }))).toEqual({
    title: 'x'.repeat(100),
    body: '',
    url: '/members',
    tag: '',
    badge: 0,
    silent: false,
  });
  for (const text of [undefined, '', '{', 'null', '[]', '{"title":7}', '"text"']) {
    expect(readPayload(text)).toBeUndefined();
  }
});

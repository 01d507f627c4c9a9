import { route } from '../../testing/gate-fixtures.ts';
import { visitOf } from './addresses.ts';

const ids = { members: '123', m: '123', chats: '77', credits: 'p1' };

test.each<[string, string, boolean]>([
  ['/', '/', false],
  ['/members/:id', '/members/123', false],
  ['/members/:id/chat', '/members/123/chat', false],
  ['/likes/m/:id', '/likes/m/123', false],
  ['/chats/:id', '/chats/77', false],
  ['/credits/:id/:paymentmethod?', '/credits/p1', false],
  ['/landers/gallery/:slug?', '/landers/gallery', false],
  ['/likes/:type', '/likes/1', true],
  ['/:token', `/${'A'.repeat(43)}`, true],
])('%s is visited as %s', (path, address, isPlaceholder) => {
  expect(visitOf(route('x', path), ids)).toMatchObject({ address, isPlaceholder });
});

test('uses a placeholder for an unknown id and marks it', () => {
  expect(visitOf(route('x', '/chats/:id'), {})).toMatchObject({ address: '/chats/1', isPlaceholder: true });
});

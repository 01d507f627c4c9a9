/** @jest-environment @pairwise/testing/api-environment */
import '../../testing/device.ts';

import { callRealApi, people, realApi, renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import ChatsOverviewScreen from './chats-overview.screen.tsx';

// jsdom has no layout, so it lacks scrolling.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('CHAT-01 a member finds a chat in the list and reads it', async () => {
  const { as, converse, make } = realApi();
  const ben = await make({ name: 'Ben', gender: 'male', premium: true });
  const marta = await make({ name: 'Marta', premium: true });
  const { publicId } = await converse(marta, ben, ['Friday the 4th?', 'Gladly', 'At eight']);
  callRealApi((await as(ben)).cookie());
  renderScreen(<ChatsOverviewScreen />, {
    path: `/chats/${publicId}`,
    route: '/chats/:id',
    user: people.free,
    messages: { 'mf-chat': en },
  });
  expect(await screen.findByRole('log')).toHaveTextContent(/Friday the 4th\?.*Gladly.*At eight/);
  expect(screen.getByRole('heading', { level: 1, name: /Marta/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Marta.*At eight/ })).toHaveAttribute('href', `/chats/${publicId}`);
});

test('CHAT-01 the list shows all of a member’s chats, the newest first', async () => {
  const { as, converse, make } = realApi();
  const ben = await make({ name: 'Ben', gender: 'male', premium: true });
  for (const name of ['Marta', 'Sanna']) await converse(await make({ name, premium: true }), ben, [`${name} here`]);
  callRealApi((await as(ben)).cookie());
  renderScreen(<ChatsOverviewScreen />, { path: '/chats', route: '/chats', messages: { 'mf-chat': en } });
  const lines = await screen.findAllByText(/ here$/);
  expect(lines.map((line) => line.textContent)).toEqual(['Sanna here', 'Marta here']);
});

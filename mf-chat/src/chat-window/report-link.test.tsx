import '../../testing/device.ts';

import { image, people, screen, userEvent } from '@pairwise/testing';

import { chat, message } from '../../testing/builders.ts';
import { openChat } from '../../testing/open-chat.ts';

const reports = () => screen.getAllByRole('link', { name: 'Report this message' });

test('MEMBER-12 each received message is reported from its place, as the evidence of the report', async () => {
  const own = message(4, { from_me: true });
  const messages = [
    message(1),
    message(2, { kind: 'photo', image: image('photo') }),
    message(3, { kind: 'gift', gift: 'rose', body: 'Message 3' }),
    own,
    message(5, { body: 'Message 3' }),
  ];
  await openChat(people.free, { 'GET /api/chat.php': () => chat({ messages, last_seq: 5, read_seq: 5 }) });
  expect(reports()).toHaveLength(4);
  const [, photo] = reports();
  if (photo) await userEvent.click(photo);
  expect(location.pathname).toBe('/members/301');
  expect(history.state).toMatchObject({ usr: { layer: 'complaint', message: '9001:2' } });
});

test('no message of a member who has left can be reported from a profile', async () => {
  await openChat(people.free, { 'GET /api/chat.php': () => chat({ partner: null, can_reply: false }) });
  expect(screen.queryByRole('link', { name: 'Report this message' })).toBeNull();
});

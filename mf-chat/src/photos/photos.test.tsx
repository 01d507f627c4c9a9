import '../../testing/device.ts';

import { bus } from '@pairwise/bus';
import {
  act,
  type CallResponses,
  fireEvent,
  image,
  people,
  person,
  screen,
  userEvent,
  waitFor,
  within,
} from '@pairwise/testing';

import { chat, message } from '../../testing/builders.ts';
import { openChat } from '../../testing/open-chat.ts';

const me = person(people.free, { credits: 9 });
let online = true;

beforeEach(() => {
  online = true;
  let number = 0;
  URL.createObjectURL = () => `blob:test/${(number += 1)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  // jsdom decodes no pictures.
  const bitmap = { width: 800, height: 600, close: () => undefined } as ImageBitmap;
  globalThis.createImageBitmap = () => Promise.resolve(bitmap);
});
const file = (name = 'sunset.jpg', type = 'image/jpeg') => new File(['picture'], name, { type });

const sentPhoto = (body: unknown) => {
  const { client_id } = body as { client_id: string };
  const stored = message(4, { client_id, from_me: true, kind: 'photo', body: undefined, image: image('stored') });
  return { message: stored, held: null, credits: 7, conversation: 9001, draft_rev: 0 };
};

/** Opens a chat whose server stores photos and messages. Returns the calls and the bodies of the sent messages. */
const open = async ({ user = me, ...responses }: CallResponses & { user?: typeof me } = {}) => {
  const sent: unknown[] = [];
  const calls = await openChat(user, {
    'POST /api/chat-photo.php': () => ({ photo: image('018f7b7c-0000-4000-8000-0000000000aa') }),
    'POST /api/message.php': (_query, body) => {
      sent.push(body);
      return sentPhoto(body);
    },
    ...responses,
  });
  return { calls, sent };
};

const attach = (chosen: File) => userEvent.upload(screen.getByLabelText('Add a photo', { selector: 'input' }), chosen);
const field = () => screen.getByRole('textbox', { name: 'Write to Marta' });
const log = () => within(screen.getByRole('log'));

test('CHAT-08 CHAT-06 a chosen photo shows its price, is sent, and stays in place when the server has it', async () => {
  const { calls, sent } = await open();
  const balances: (number | undefined)[] = [];
  const subscription = bus.on('user:changed').subscribe(({ user }) => balances.push(user?.credits));
  await attach(file());
  expect(await screen.findByRole('img', { name: 'The photo that you chose' })).toHaveAttribute('src', 'blob:test/1');
  expect(screen.getByRole('button', { name: 'Send for 2 credits' })).toHaveTextContent(/^2$/);
  expect(field()).toHaveAccessibleDescription(/2 credits · €2\.50$/);
  expect(calls).not.toContainEqual(expect.stringMatching(/^POST \/api\/chat-photo\.php/));
  await userEvent.click(screen.getByRole('button', { name: 'Send for 2 credits' }));
  const shown = await log().findByRole('img', { name: 'Photo from you' });
  expect(shown).toHaveAttribute('src', 'blob:test/1');
  await waitFor(() => expect(log().queryByRole('button', { name: 'Do not send this photo' })).toBeNull());
  expect(await log().findByText('Delivered')).toBeInTheDocument();
  expect(log().getAllByRole('img', { name: 'Photo from you' })).toHaveLength(1);
  expect(log().getByRole('img', { name: 'Photo from you' })).toHaveAttribute('src', 'blob:test/1');
  expect(sent).toMatchObject([{ kind: 'photo', photo: '018f7b7c-0000-4000-8000-0000000000aa', conversation: 9001 }]);
  expect(screen.queryByRole('img', { name: 'The photo that you chose' })).toBeNull();
  expect(balances).toEqual([7]);
  subscription.unsubscribe();
});

test('a photo can be pasted, is replaced by a dropped one, and is sent before the text with Enter', async () => {
  const { sent } = await open();
  fireEvent.paste(field(), { clipboardData: { files: [file()], types: ['Files'], getData: () => '' } });
  await screen.findByRole('img', { name: 'The photo that you chose' });
  const dataTransfer = { files: [file('other.png', 'image/png')], types: ['Files'] };
  fireEvent.dragOver(document.body, { dataTransfer });
  expect(screen.getByText('Drop your photo here')).toBeVisible();
  fireEvent.drop(document.body, { dataTransfer });
  expect(screen.queryByText('Drop your photo here')).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'The photo that you chose' })).toHaveAttribute('src', 'blob:test/2'),
  );
  await userEvent.type(field(), 'Look');
  expect(field()).toHaveAccessibleDescription(/3 credits · €3\.75$/);
  await userEvent.click(screen.getByRole('button', { name: 'Send for 3 credits' }));
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'photo' }, { kind: 'text', body: 'Look' }]));
});

test('of several dropped photos the first is taken, and the member reads so', async () => {
  await open();
  fireEvent.drop(document.body, { dataTransfer: { files: [file(), file('b.png', 'image/png')], types: ['Files'] } });
  expect(await screen.findByText('You can send one photo at a time. The first one was chosen.')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'The photo that you chose' })).toHaveAttribute('src', 'blob:test/1');
});

test('pasted text with a picture of itself stays text', async () => {
  await open();
  fireEvent.paste(field(), { clipboardData: { files: [file()], types: ['Files'], getData: () => 'A1' } });
  expect(screen.queryByRole('img', { name: 'The photo that you chose' })).toBeNull();
});

test.each([
  [
    'too large',
    () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
    /larger than 10 MB/,
  ],
  ['in the HEIC format', () => file('a.heic', 'image/heic'), /HEIC/],
  ['no picture', () => file('a.txt', 'text/plain'), /JPEG, PNG or WebP/],
])('a file that is %s is refused with the reason, which goes with the next photo', async (_name, wrong, reason) => {
  const { calls } = await open();
  const input = screen.getByLabelText('Add a photo', { selector: 'input' });
  // As from a dialog that shows all files.
  await userEvent.setup({ applyAccept: false }).upload(input, wrong());
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'The photo that you chose' })).toBeNull();
  await attach(file());
  await screen.findByRole('img', { name: 'The photo that you chose' });
  expect(screen.queryByText(reason)).toBeNull();
  expect(calls).not.toContainEqual(expect.stringMatching(/^POST \/api\/chat-photo\.php/));
});

test('a photo that is removed from the composer is not sent', async () => {
  const { calls } = await open();
  await attach(file());
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'The photo that you chose' })).toBeNull());
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Send for 1 credit' })).toHaveAttribute('aria-disabled', 'true');
  expect(calls).not.toContainEqual(expect.stringMatching(/^POST \/api\/chat-photo\.php/));
});

test('CHAT-06 without enough credits the photo stays in the composer, and credits are offered', async () => {
  await open({ user: person(people.free, { credits: 1 }) });
  await attach(file());
  expect(
    await screen.findByText('You do not have enough credits. Your photo stays here. You get 12 credits for €14.99.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get credits' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send for 2 credits' })).toHaveAttribute('aria-disabled', 'true');
});

test('a photo that the server refuses costs nothing, says why, and can be deleted but not sent again', async () => {
  await open({ 'POST /api/chat-photo.php': () => 'photo_banned' });
  await attach(file());
  await userEvent.click(await screen.findByRole('button', { name: 'Send for 2 credits' }));
  const alert = await log().findByRole('alert');
  expect(alert).toHaveTextContent('Not sent, no charge. This photo was refused before');
  expect(within(alert).queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(within(alert).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(log().queryByRole('img', { name: 'Photo from you' })).toBeNull());
  expect(screen.getByRole('link', { name: '9 credits' })).toBeVisible();
});

test('offline a photo waits with its reason, and is sent when the network is back', async () => {
  const { sent } = await open();
  act(() => {
    online = false;
    globalThis.dispatchEvent(new Event('offline'));
  });
  await attach(file());
  await userEvent.click(await screen.findByRole('button', { name: 'Send for 2 credits' }));
  expect(await log().findByText('You are offline. We’ll send it once you are back online.')).toBeVisible();
  expect(sent).toEqual([]);
  act(() => {
    online = true;
    globalThis.dispatchEvent(new Event('online'));
  });
  expect(await log().findByText('Delivered')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
});

test('a photo shows how far it is uploaded, and can be cancelled', async () => {
  const { sent } = await open({ 'POST /api/chat-photo.php': () => new Promise<never>(() => undefined) });
  await attach(file());
  await userEvent.click(await screen.findByRole('button', { name: 'Send for 2 credits' }));
  const bar = await log().findByRole('progressbar', { name: 'Sending the photo' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
  await userEvent.click(log().getByRole('button', { name: 'Do not send this photo' }));
  await waitFor(() => expect(log().queryByRole('img', { name: 'Photo from you' })).toBeNull());
  expect(sent).toEqual([]);
});

test('too many photos in an hour wait with their reason', async () => {
  await open({ 'POST /api/chat-photo.php': () => 'rate_limited' });
  await attach(file());
  await userEvent.click(await screen.findByRole('button', { name: 'Send for 2 credits' }));
  expect(await log().findByText('That’s a lot of photos at once. This one will be sent in a moment.')).toBeVisible();
});

test('a photo that a moderator refused leaves a line', async () => {
  await open({
    'GET /api/chat.php': () =>
      chat({ messages: [...chat().messages, message(4, { kind: 'photo', body: undefined })], last_seq: 4 }),
  });
  expect(await log().findByText('This photo was removed.')).toBeVisible();
});

const photos = (...authors: boolean[]) =>
  chat({
    messages: [
      ...chat().messages,
      ...authors.map((from_me, index) =>
        message(4 + index, { kind: 'photo', body: undefined, from_me, image: image(`photo-${4 + index}`) }),
      ),
    ],
    last_seq: 3 + authors.length,
  });
const large = () => within(screen.getByRole('dialog'));

test('CHAT-08 a photo opens over the whole screen, steps to the others, and the focus returns to it', async () => {
  await open({ 'GET /api/chat.php': () => photos(false, true) });
  const opener = log().getByRole('button', { name: 'Enlarge the photo from Marta' });
  await userEvent.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Photo from Marta' })).toBeVisible();
  const picture = large().getByRole('img', { name: 'Photo from Marta' });
  expect(picture).toHaveAttribute('srcset', expect.stringContaining('photo-4-1280.webp 1280w'));
  await userEvent.keyboard('{ArrowRight}');
  expect(large().getByRole('img', { name: 'Photo from you' })).toBeVisible();
  await userEvent.click(large().getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
});

test('the back button closes a large photo, and stays in the chat', async () => {
  await open({ 'GET /api/chat.php': () => photos(true) });
  await userEvent.click(log().getByRole('button', { name: 'Enlarge your photo' }));
  expect(await screen.findByRole('dialog', { name: 'Photo from you' })).toBeVisible();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/chats/9001');
});

test('a large photo that fails to load says so, and can be loaded again', async () => {
  await open({ 'GET /api/chat.php': () => photos(false) });
  await userEvent.click(log().getByRole('button', { name: 'Enlarge the photo from Marta' }));
  await screen.findByRole('dialog');
  fireEvent.error(large().getByRole('img', { name: 'Photo from Marta' }));
  expect(large().getByRole('alert')).toHaveTextContent('This photo could not be loaded.');
  await userEvent.click(large().getByRole('button', { name: 'Try again' }));
  expect(large().getByRole('img', { name: 'Photo from Marta' })).toBeInTheDocument();
});

import { callOrQueue, queryClient, queue } from '@pairwise/api-client';
import type { User } from '@pairwise/contracts';
import { addMessages, initI18n } from '@pairwise/i18n';
import errors from '@pairwise/i18n/messages/en';
import {
  act,
  respondToCalls,
  type CallResponses,
  busWriter,
  people,
  person,
  render,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';

import en from '../../messages/en.ts';
import { followQueue } from './follow-queue.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

let online = true;
const onFlushed = jest.fn();
/** Who the server says is there, when it is asked. */
let there: User | null = people.free;
// Once, as one document does.
followQueue(onFlushed);

const connect = (is: boolean) => {
  online = is;
  act(() => void globalThis.dispatchEvent(new Event(is ? 'online' : 'offline')));
};
const like = (profile: number) => act(() => callOrQueue('POST /api/like.php', { body: { profile } }));

const open = (answers: CallResponses = {}) => {
  const calls = respondToCalls({
    'GET /api/user.php': () => ({ user: there }),
    'POST /api/like.php': () => ({ match: null }),
    ...answers,
  });
  initI18n({ language: 'en' });
  addMessages('en', 'shell', en);
  addMessages('en', 'errors', errors);
  act(() => busWriter.user(people.free));
  render(
    <>
      <OfflineBanner />
      <RefusalNotice />
    </>,
  );
  return calls;
};

beforeEach(() => {
  online = true;
  there = people.free;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  onFlushed.mockReset();
});
afterEach(() => {
  act(() => {
    queue.clear(people.free.id);
    busWriter.user(null);
  });
  queryClient.clear();
});

test('the banner says how much waits, and is gone when it is sent', async () => {
  const calls = open();
  expect(screen.queryByRole('status')).toBeNull();
  connect(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. What you see may be out of date.');
  await like(1);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. 1 thing is sent when you are back.');
  await like(2);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. 2 things are sent when you are back.');
  expect(calls).toEqual([]);
  connect(true);
  expect(screen.queryByRole('status')).toBeNull();
  await waitFor(() => expect(onFlushed).toHaveBeenCalledTimes(1));
  // The server was asked first who is there.
  expect(calls).toEqual(['GET /api/user.php', 'POST /api/like.php', 'POST /api/like.php']);
});

test('AUTH-14 who finds somebody else logged in on return sends nothing in their name', async () => {
  const calls = open();
  connect(false);
  await like(1);
  there = people.premium;
  connect(true);
  await waitFor(() => expect(calls).toEqual(['GET /api/user.php']));
  // As the shell's own round of news finds it.
  act(() => busWriter.user(people.premium));
  await act(() => queue.flush());
  expect(calls).toEqual(['GET /api/user.php']);
  act(() => busWriter.user(people.free));
  await waitFor(() => expect(calls).toEqual(['GET /api/user.php', 'POST /api/like.php']));
});

test('on return to the page, and with the next news of the member, what waits is sent', async () => {
  const calls = open();
  for (const comeBack of [
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => busWriter.user(person(people.free, { credits: 3 })),
  ]) {
    connect(false);
    await like(1);
    // Back without a word of the browser's.
    online = true;
    calls.length = 0;
    act(() => {
      comeBack();
    });
    await waitFor(() => expect(calls).toContain('POST /api/like.php'));
    await waitFor(() => expect(queue.waiting()).toEqual([]));
  }
});

test('what is refused in the end is told with its reason, the same one once, until it is read; not to the next member', async () => {
  open({ 'POST /api/like.php': () => 'like_limit' });
  const refuseTwo = async () => {
    connect(false);
    await like(1);
    await like(2);
    connect(true);
    await waitFor(() => expect(onFlushed).toHaveBeenCalled());
  };
  await refuseTwo();
  const text = 'Something you did offline could not be done: You have used your likes for today.';
  expect(await screen.findAllByText(text)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(text)).toBeNull();

  onFlushed.mockReset();
  await refuseTwo();
  expect(await screen.findByText(text)).toBeInTheDocument();
  act(() => busWriter.user(people.premium));
  expect(screen.queryByText(text)).toBeNull();
});

test('what has waited too long is told, too', async () => {
  const calls = open();
  connect(false);
  await like(1);
  const later = Date.now() + 48 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  connect(true);
  expect(
    await screen.findByText('Something you did offline was not sent any more: it is too long ago.'),
  ).toBeInTheDocument();
  expect(calls).not.toContain('POST /api/like.php');
});

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
/** The user the server returns. */
let serverUser: User | null = people.free;
// Once, as in a document.
followQueue(onFlushed);

const connect = (is: boolean) => {
  online = is;
  act(() => void globalThis.dispatchEvent(new Event(is ? 'online' : 'offline')));
};
const like = (profile: number) => act(() => callOrQueue('POST /api/like.php', { body: { profile } }));

const open = (responses: CallResponses = {}) => {
  const calls = respondToCalls({
    'GET /api/user.php': () => ({ user: serverUser }),
    'POST /api/like.php': () => ({ match: null }),
    ...responses,
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
  serverUser = people.free;
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

test('the banner counts the queued requests and disappears when they are sent', async () => {
  const calls = open();
  expect(screen.queryByRole('status')).toBeNull();
  connect(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. What you see may be out of date.');
  await like(1);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. We’ll send 1 pending action once you are back online.',
  );
  await like(2);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. We’ll send 2 pending actions once you are back online.',
  );
  expect(calls).toEqual([]);
  connect(true);
  expect(screen.queryByRole('status')).toBeNull();
  await waitFor(() => expect(onFlushed).toHaveBeenCalledTimes(1));
  // The user was fetched first.
  expect(calls).toEqual(['GET /api/user.php', 'POST /api/like.php', 'POST /api/like.php']);
});

test('AUTH-14 sends nothing in the name of another member who is logged in on return', async () => {
  const calls = open();
  connect(false);
  await like(1);
  serverUser = people.premium;
  connect(true);
  await waitFor(() => expect(calls).toEqual(['GET /api/user.php']));
  // As the shell's own poll finds it.
  act(() => busWriter.user(people.premium));
  await act(() => queue.flush());
  expect(calls).toEqual(['GET /api/user.php']);
  act(() => busWriter.user(people.free));
  await waitFor(() => expect(calls).toEqual(['GET /api/user.php', 'POST /api/like.php']));
});

test('sends queued requests on return to the page and with the next user record', async () => {
  const calls = open();
  for (const comeBack of [
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => busWriter.user(person(people.free, { credits: 3 })),
  ]) {
    connect(false);
    await like(1);
    // Online again, without an event of the browser.
    online = true;
    calls.length = 0;
    act(() => {
      comeBack();
    });
    await waitFor(() => expect(calls).toContain('POST /api/like.php'));
    await waitFor(() => expect(queue.waiting()).toEqual([]));
  }
});

test('shows each reason for refusals once, until dismissed, and not to the next member', async () => {
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

test('shows that a request has waited too long', async () => {
  const calls = open();
  connect(false);
  await like(1);
  const later = Date.now() + 48 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  connect(true);
  expect(await screen.findByText('Something you did offline is too old to be sent.')).toBeInTheDocument();
  expect(calls).not.toContain('POST /api/like.php');
});

/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin */
import { queryClient } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { MemberCard } from '@pairwise/contracts';
import {
  act,
  busWriter as writer,
  InMemoryChannel,
  installInMemoryChannels,
  marta,
  people,
  renderScreen,
  respondToCalls,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { cachedLikes, likesKey } from '../like/likes-cache.ts';
import MatchModal from './match-modal.widget.tsx';
import { takeRequestedDelay } from './requested-delay.ts';

installInMemoryChannels();
addModalsToJsdom();

const otherTab = new InMemoryChannel('pairwise-matches');
const received: unknown[] = [];
otherTab.addEventListener('message', (event) => received.push(event instanceof MessageEvent && event.data));

const ida: MemberCard = { ...marta, id: marta.id + 1, name: 'Ida' };
let match: MemberCard | null = null;
const reports: unknown[] = [];
const seen: unknown[] = [];

// As the shell does with a newer user record.
bus.on('user:changed').subscribe(({ user }) => user && writer.likes(user.new_likes));

const open = () => {
  const calls = respondToCalls({
    'GET /api/auto-like.php': () => match,
    'GET /api/likes.php': () => ({ profiles: [], liked_by: [], total_new: 3, cursor: null }),
    'PUT /api/likes-seen.php': (_, body) => {
      seen.push(body);
      return { total_new: 3 };
    },
    'POST /api/modal-event.php': (_, body) => {
      reports.push(body);
      return { ok: true };
    },
  });
  renderScreen(<MatchModal />, {
    messages: { 'mf-members': en },
    user: people.free,
    path: `${location.pathname}${location.search}`,
  });
  return calls;
};

/** Counts a poll on the bus, as the shell does after each. Waits longer than the pause between two reads of one address. */
const poll = () =>
  act(async () => {
    writer.polls(bus.polls$.value + 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
const pollWithFakeTimers = () =>
  act(async () => {
    writer.polls(bus.polls$.value + 1);
    await jest.advanceTimersByTimeAsync(0);
  });

beforeEach(() => {
  history.replaceState(null, '', '/members');
  match = null;
  received.length = 0;
  reports.length = 0;
  seen.length = 0;
});
afterEach(() => {
  // As the shell does after a logout: the widget is unmounted, and the next member's polls begin at 0.
  act(() => {
    writer.user(null);
    writer.polls(0);
  });
});

test('MEMBER-08 ALERT-07 a match from one’s own like shows, with a button to the profile that is reported', async () => {
  const calls = open();
  act(() => bus.emit('like:matched', { profile: marta }));
  expect(screen.getByRole('dialog', { name: 'It’s a match!' })).toBeVisible();
  await waitFor(() => expect(calls).toContain('PUT /api/likes-seen.php'));
  expect(received).toContainEqual({ shown: marta.id });
  await userEvent.click(screen.getByRole('button', { name: 'View profile' }));
  expect(location.pathname).toBe(`/members/${marta.id}`);
  await waitFor(() => expect(reports).toEqual([{ profile: marta.id, element: 'button' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['View profile', 'Keep looking'])(
  'MEMBER-07 a match is no longer new after the modal: %s',
  async (button) => {
    open();
    const new_like = { id: marta.id, like_new: true, created_at: new Date().toISOString() };
    const page = { profiles: [marta], liked_by: [new_like], total_new: 4, cursor: null };
    queryClient.setQueryData(likesKey('matches'), page);
    act(() => bus.emit('like:matched', { profile: marta }));
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(seen).toEqual([{ match: marta.id }, { profile: marta.id }]));
    expect(cachedLikes('matches')?.liked_by).toEqual([{ ...new_like, like_new: false }]);
    await waitFor(() => expect(bus.likes$.value).toBe(3));
  },
);

test('ALERT-07 the message to the match is the first action, and a report is sent for image and button only', async () => {
  open();
  act(() => bus.emit('like:matched', { profile: marta }));
  const write = screen.getByRole('button', { name: 'Send a message' });
  await waitFor(() => expect(write).toHaveFocus());
  await userEvent.click(write);
  expect(location.pathname).toBe(`/members/${marta.id}/chat`);
  await waitFor(() => expect(seen).toContainEqual({ profile: marta.id }));
  expect(reports).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ALERT-07 in the swipe game the way on is to keep swiping', async () => {
  history.replaceState(null, '', '/swipe-game');
  open();
  act(() => bus.emit('like:matched', { profile: marta }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep swiping' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/swipe-game');
});

test('ALERT-07 the photo reports that the image was pressed', async () => {
  open();
  act(() => bus.emit('like:matched', { profile: marta }));
  await userEvent.click(screen.getByRole('button', { name: `Photo of ${marta.name}` }));
  await waitFor(() => expect(reports).toEqual([{ profile: marta.id, element: 'image' }]));
  expect(location.pathname).toBe(`/members/${marta.id}`);
});

test('ALERT-07 a member without a photo has no button for a photo of them', async () => {
  open();
  act(() => bus.emit('like:matched', { profile: { ...marta, main_image: null } }));
  expect(await screen.findByRole('button', { name: `${marta.name} has no photo yet` })).toBeVisible();
  expect(screen.queryByRole('button', { name: `Photo of ${marta.name}` })).toBeNull();
});

test('ALERT-07 a click anywhere closes it and reports nothing; the next match follows; none is shown twice', async () => {
  open();
  act(() => {
    bus.emit('like:matched', { profile: marta });
    bus.emit('like:matched', { profile: ida });
    bus.emit('like:matched', { profile: marta });
  });
  await userEvent.click(screen.getByText(`You and ${marta.name} like each other.`));
  // It waits until the first dialog is gone.
  expect(await screen.findByText('You and Ida like each other.', {}, { timeout: 5_000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(reports).toEqual([]);
  expect(location.pathname).toBe('/members');
});

test('CALL-05 a poll finds the match of another’s like, and the likes are fetched again 500 ms later', async () => {
  const calls = open();
  jest.useFakeTimers();
  match = marta;
  await pollWithFakeTimers();
  expect(screen.getByText(`You and ${marta.name} like each other.`)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(calls).not.toContain('GET /api/likes.php');
  await act(() => jest.advanceTimersByTimeAsync(2));
  jest.useRealTimers();
  await waitFor(() => expect(bus.likes$.value).toBe(3));
  // The same match in a later response, requested before the server knew that it was shown.
  await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  await poll();
  expect(calls.filter((made) => made === 'GET /api/auto-like.php')).toHaveLength(2);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ALERT-07 matches of the time away show one every 10 minutes, and not in the swipe game', async () => {
  const calls = open();
  const checks = () => calls.filter((made) => made === 'GET /api/auto-like.php').length;
  history.replaceState(null, '', '/swipe-game');
  await poll();
  expect(checks()).toBe(0);
  history.replaceState(null, '', '/members');
  match = marta;
  await poll();
  expect(screen.getByText(`You and ${marta.name} like each other.`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep looking' }));
  match = ida;
  await poll();
  expect(checks()).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  await poll();
  expect(screen.getByText('You and Ida like each other.')).toBeVisible();
});

test('a widget that loads after a poll checks immediately', async () => {
  writer.polls(1);
  match = marta;
  open();
  expect(await screen.findByText(`You and ${marta.name} like each other.`)).toBeVisible();
});

test('without a match nothing shows, and for a visitor nothing is fetched', async () => {
  const calls = open();
  await poll();
  expect(calls).toEqual(['GET /api/auto-like.php']);
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => writer.user(null));
  await poll();
  expect(calls).toHaveLength(1);
});

test('ALERT-07 a match that another tab has shown is not shown here', () => {
  open();
  otherTab.postMessage({ shown: marta.id });
  act(() => bus.emit('like:matched', { profile: marta }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ALERT-07 another member sees nothing of the first one’s match', () => {
  open();
  act(() => bus.emit('like:matched', { profile: marta }));
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => writer.user(people.premium));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ALERT-07 it waits while the member is writing or another dialog is open', async () => {
  open();
  jest.useFakeTimers();
  const payment = document.body.appendChild(document.createElement('dialog'));
  payment.setAttribute('open', '');
  act(() => bus.emit('like:matched', { profile: marta }));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText(`You and ${marta.name} like each other.`)).toBeNull();
  const composer = document.body.appendChild(document.createElement('textarea'));
  composer.value = 'Hello';
  payment.remove();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  composer.remove();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  expect(screen.getByText(`You and ${marta.name} like each other.`)).toBeVisible();
});

test('ALERT-07 a navigation closes it', () => {
  open();
  act(() => bus.emit('like:matched', { profile: marta }));
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => bus.emit('navigation:done', { path: '/likes' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ALERT-09 ?t=2 checks after two seconds; the parameter leaves the address, the others stay', async () => {
  // The api client spaces reads by this clock. A new clock would start before the reads of the tests so far.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  match = marta;
  history.replaceState(null, '', '/members?t=2&gender=female');
  open();
  expect(location.search).toBe('?gender=female');
  await act(() => jest.advanceTimersByTimeAsync(1_990));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Two seconds, and the pause between two reads of one address.
  await act(() => jest.advanceTimersByTimeAsync(500));
  jest.useRealTimers();
  expect(await screen.findByText(`You and ${marta.name} like each other.`)).toBeVisible();
});

test.each(['', '0', '-5', 'x', '86401', '1e3', '99999999', '3;alert(1)'])(
  'ALERT-09 ?t=%s requests nothing and stays in the address',
  (t) => {
    history.replaceState(null, '', `/members?t=${encodeURIComponent(t)}`);
    expect(takeRequestedDelay()).toBeUndefined();
    expect(new URL(location.href).searchParams.get('t')).toBe(t);
  },
);

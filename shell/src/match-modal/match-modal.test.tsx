/* oxlint-disable unicorn/require-post-message-target-origin -- a BroadcastChannel stays inside its origin */
import { bus } from '@pairwise/bus';
import type { MemberCard } from '@pairwise/contracts';
import {
  act,
  respondToCalls,
  busWriter as writer,
  marta,
  people,
  renderScreen,
  screen,
  userEvent,
  waitFor,
} from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { setActivePage } from '../active-page.ts';
import { InMemoryChannel, installInMemoryChannels } from '../session/in-memory-channel.ts';
import { joinOtherTabs } from '../session/other-tabs.ts';
import { takeAskedDelay } from './asked-delay.ts';
import { MatchModal } from './match-modal.tsx';
import { startMatches } from './start-matches.ts';

installInMemoryChannels();
addModalsToJsdom();

const otherTab = new InMemoryChannel('pairwise-session');
const heard: unknown[] = [];
otherTab.addEventListener('message', (event) => heard.push(event instanceof MessageEvent && event.data));

const ida: MemberCard = { ...marta, id: marta.id + 1, name: 'Ida' };
let match: MemberCard | null = null;
const reports: unknown[] = [];

// One for all tests, as one document has: it listens to the bus for ever.
const matches = startMatches(writer, joinOtherTabs());

const open = (asked = matches) => {
  const calls = respondToCalls({
    'GET /api/auto-like.php': () => match,
    'GET /api/likes.php': () => ({ profiles: [], liked_by: [], total_new: 3, cursor: null }),
    'PUT /api/likes-seen.php': () => ({ total_new: 3 }),
    'POST /api/modal-event.php': (_, body) => {
      reports.push(body);
      return { ok: true };
    },
  });
  renderScreen(<MatchModal queue={asked.queue} />, {
    messages: { shell: en },
    user: people.free,
    path: `${location.pathname}${location.search}`,
  });
  return calls;
};

beforeEach(() => {
  history.replaceState(null, '', '/members');
  match = null;
  heard.length = 0;
  reports.length = 0;
});
afterEach(() => {
  // The next test is another member: whoever listened to the bus before forgets all it knew.
  act(() => writer.user(null));
});

test('MEMBER-08 ALERT-07 one’s own like that made a match shows it, with a button to the profile that is reported', async () => {
  const calls = open();
  act(() => bus.emit('like:matched', { profile: marta }));
  expect(screen.getByRole('dialog', { name: 'It’s a match!' })).toBeVisible();
  await waitFor(() => expect(calls).toContain('PUT /api/likes-seen.php'));
  expect(heard).toContainEqual({ type: 'match-shown', id: marta.id });
  await userEvent.click(screen.getByRole('button', { name: 'View profile' }));
  expect(location.pathname).toBe(`/members/${marta.id}`);
  await waitFor(() => expect(reports).toEqual([{ profile: marta.id, element: 'button' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ALERT-07 the photo reports that the image was pressed', async () => {
  open();
  act(() => bus.emit('like:matched', { profile: marta }));
  await userEvent.click(screen.getByRole('button', { name: `Photo of ${marta.name}` }));
  await waitFor(() => expect(reports).toEqual([{ profile: marta.id, element: 'image' }]));
  expect(location.pathname).toBe(`/members/${marta.id}`);
});

test('ALERT-07 a click anywhere closes it and reports nothing; the next match follows; none is shown twice', async () => {
  open();
  act(() => {
    bus.emit('like:matched', { profile: marta });
    bus.emit('like:matched', { profile: ida });
    bus.emit('like:matched', { profile: marta });
  });
  await userEvent.click(screen.getByText(`You and ${marta.name} like each other.`));
  // It waits for the first one's dialog to be gone.
  expect(await screen.findByText('You and Ida like each other.', {}, { timeout: 5_000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(reports).toEqual([]);
  expect(location.pathname).toBe('/members');
});

test('CALL-05 the other’s like: auto-like tells of the match, and likes are fetched again 500 ms later', async () => {
  const calls = open();
  jest.useFakeTimers();
  match = marta;
  await act(() => matches.ask());
  expect(screen.getByText(`You and ${marta.name} like each other.`)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(calls).not.toContain('GET /api/likes.php');
  await act(() => jest.advanceTimersByTimeAsync(2));
  jest.useRealTimers();
  await waitFor(() => expect(bus.likes$.value).toBe(3));
  // The same answer again, from a round that began before it was seen, shows nothing new.
  act(() => matches.queue.close());
  await act(() => matches.ask());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ALERT-07 what came while the member was away is told one at a time, and not in the swipe game', async () => {
  const calls = open(startMatches(writer, joinOtherTabs()));
  const asked = () => calls.filter((made) => made === 'GET /api/auto-like.php').length;
  const own = startMatches(writer, joinOtherTabs());
  const route = { path: '/x', layout: 'default', access: 'all', zone: 'app', screen: 'x', skeleton: 'page' } as const;
  act(() => setActivePage({ remote: 'mf-members', route: { ...route, id: 'swipe-game' } }));
  await act(() => own.ask());
  expect(asked()).toBe(0);
  act(() => setActivePage({ remote: 'mf-members', route: { ...route, id: 'members' } }));
  match = marta;
  await act(() => own.ask());
  expect(own.queue.current()?.id).toBe(marta.id);
  act(() => own.queue.close());
  match = ida;
  await act(() => own.ask());
  expect(asked()).toBe(1);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  await act(() => own.ask());
  expect(own.queue.current()?.id).toBe(ida.id);
  act(() => own.queue.clear());
});

test('without a match nothing shows, and a visitor is not asked about', async () => {
  const calls = open();
  await act(() => matches.ask());
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => writer.user(null));
  const before = calls.length;
  await act(() => matches.ask());
  expect(calls).toHaveLength(before);
});

test('ALERT-07 what another tab has shown is not shown here', () => {
  open();
  otherTab.postMessage({ type: 'match-shown', id: marta.id });
  act(() => bus.emit('like:matched', { profile: marta }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ALERT-07 over a payment, and over a text that is being written, it waits', async () => {
  open();
  jest.useFakeTimers();
  const route = { id: 'x', path: '/x', layout: 'default', access: 'all', screen: 'x', skeleton: 'page' } as const;
  act(() => setActivePage({ remote: 'mf-billing', route: { ...route, zone: 'pay' } }));
  act(() => bus.emit('like:matched', { profile: marta }));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  const composer = document.body.appendChild(document.createElement('textarea'));
  composer.value = 'Hello';
  act(() => setActivePage({ remote: 'mf-chat', route: { ...route, zone: 'app' } }));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  composer.remove();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
  expect(screen.getByText(`You and ${marta.name} like each other.`)).toBeVisible();
  act(() => matches.queue.close());
});

test('ALERT-09 ?t=2 asks after two seconds; the parameter leaves the address, the others stay', async () => {
  // Reads lie apart by this clock, which began before: a new one would have them wait as long as the tests so far took.
  jest.useFakeTimers({ doNotFake: ['performance'] });
  match = marta;
  history.replaceState(null, '', '/members?t=2&gender=female');
  open(startMatches(writer, joinOtherTabs()));
  expect(location.search).toBe('?gender=female');
  await act(() => jest.advanceTimersByTimeAsync(1_990));
  expect(screen.queryByRole('dialog')).toBeNull();
  // And as long as two reads of one address lie apart.
  await act(() => jest.advanceTimersByTimeAsync(500));
  jest.useRealTimers();
  expect(await screen.findByText(`You and ${marta.name} like each other.`)).toBeVisible();
});

test.each(['', '0', '-5', 'x', '86401', '1e3', '99999999', '3;alert(1)'])(
  'ALERT-09 ?t=%s asks for nothing and is left alone',
  (t) => {
    history.replaceState(null, '', `/members?t=${encodeURIComponent(t)}`);
    expect(takeAskedDelay()).toBeUndefined();
    expect(new URL(location.href).searchParams.get('t')).toBe(t);
  },
);

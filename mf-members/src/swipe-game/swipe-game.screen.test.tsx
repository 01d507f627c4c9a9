import { queue } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import { act, cleanup, fireEvent, people, person, screen, userEvent, waitFor, within } from '@pairwise/testing';
import { theme } from '@pairwise/ui';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import { card } from '../../testing/builders.ts';
import { resetMoment } from './reset-moment.ts';
import { openSwipe, renderSwipe, RESETS_AT, round, swipeCard, throwCard, topCard } from '../../testing/open-swipe.tsx';

addModalsToJsdom();

const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const goOffline = (offline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  act(() => void window.dispatchEvent(new Event(offline ? 'offline' : 'online')));
};

test('MEMBER-09 the four likes of the day show before they are used, and each like counts one', async () => {
  const { bodies } = openSwipe();
  await topCard(/Member 1/);
  expect(screen.getByText('4 likes left today')).toBeVisible();
  const likes = screen.getByRole('progressbar', { name: 'Likes left today' });
  expect(likes).toHaveAttribute('aria-valuenow', '4');
  expect(likes).toHaveAttribute('aria-valuemax', '4');
  expect(likes).toHaveAttribute('aria-valuetext', '4 likes left today');
  await user.click(screen.getByRole('button', { name: 'Like Member 1' }));
  expect(await topCard(/Member 2/)).toBeInTheDocument();
  expect(screen.getByText('3 likes left today')).toBeVisible();
  expect(screen.getByText('Liked Member 1, 3 likes left today. Now: Member 2, 34.')).toBeInTheDocument();
  await waitFor(() => expect(bodies).toEqual([{ profile: 1, action: 'like' }]));
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3'));
});

test('the scrim grows with the text on a card, which has fewer lines on a low one', async () => {
  openSwipe({ ...round(1), profiles: [swipeCard(1, { headline: 'Coffee first.' })] });
  const name = within(await topCard(/Member 1/)).getByRole('heading', { level: 2 });
  const caption = name.parentElement?.parentElement;
  if (!caption) throw new Error('The name has no caption.');
  const style = getComputedStyle(caption);
  expect(style.background).toContain(`${theme.color.photoScrim} 44px`);
  // The text begins where the scrim is dark enough.
  expect(style.paddingBlockStart).toBe('44px');
  // jsdom has no container queries: the rules are read.
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const headline = screen.getByText('Coffee first.').className.split(' ').at(-1) ?? 'no headline';
  const hidden = rules.filter((rule) => rule.startsWith('@container (max-height: 360px)') && rule.includes(headline));
  expect(hidden.join('\n')).toMatch(/display: ?none/);
});

test.each(['touch', 'mouse'] as const)(
  'MEMBER-09 by %s: right likes, left passes, a short drag does nothing',
  async (kind) => {
    const { bodies } = openSwipe();
    throwCard(await topCard(/Member 1/), 20, kind);
    throwCard(await topCard(/Member 1/), 120, kind);
    throwCard(await topCard(/Member 2/), -120, kind);
    await topCard(/Member 3/);
    await waitFor(() =>
      expect(bodies).toEqual([
        { profile: 1, action: 'like' },
        { profile: 2, action: 'pass' },
      ]),
    );
  },
);

describe('by keys', () => {
  test('MEMBER-09 a key that is held down on a button likes one member only', async () => {
    openSwipe();
    await topCard(/Member 1/);
    const like = screen.getByRole('button', { name: 'Like Member 1' });
    expect(fireEvent.keyDown(like, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(like, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(like, { key: 'Tab', repeat: true })).toBe(true);
  });

  test('MEMBER-09 right likes, left passes, Z and Backspace undo a pass', async () => {
    const { bodies } = openSwipe();
    await topCard(/Member 1/);
    press('ArrowRight');
    await topCard(/Member 2/);
    press('ArrowLeft');
    await topCard(/Member 3/);
    press('ArrowLeft');
    await topCard(/Member 4/);
    press('z');
    await topCard(/Member 3/);
    expect(screen.getByText('Member 3, 34, is back.')).toBeInTheDocument();
    await waitFor(() => expect(bodies).toHaveLength(4));
    press('Backspace');
    await topCard(/Member 2/);
    await waitFor(() =>
      expect(bodies).toEqual([
        { profile: 1, action: 'like' },
        { profile: 2, action: 'pass' },
        { profile: 3, action: 'pass' },
        { profile: 3 },
        { profile: 2 },
      ]),
    );
    // The keys cannot undo a like.
    press('z');
    expect(await topCard(/Member 2/)).toBeInTheDocument();
  });

  test('up opens the profile', async () => {
    openSwipe();
    await topCard(/Member 1/);
    press('ArrowUp');
    expect(location.pathname).toBe('/members/1');
  });

  test('none of them while a text field has the focus, with a modifier, held down, or behind a dialog', async () => {
    const { bodies } = openSwipe();
    await topCard(/Member 1/);
    const field = document.createElement('input');
    document.body.append(field);
    press('ArrowRight', field);
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
    fireEvent.keyDown(document.body, { key: 'ArrowRight', repeat: true });
    press('?');
    expect(screen.getByRole('dialog', { name: 'How to play' })).toBeVisible();
    press('ArrowRight');
    field.remove();
    expect(bodies).toEqual([]);
  });

  test('none of them with the focus outside of the screen; on the heading, up scrolls', async () => {
    const { bodies } = openSwipe();
    await topCard(/Member 1/);
    const outside = document.createElement('button');
    document.body.append(outside);
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'z', '?']) press(key, outside);
    outside.remove();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 1 });
    // True: the browser's default is not prevented.
    expect(press('ArrowUp', heading)).toBe(true);
    expect(location.pathname).toBe('/swipe-game');
    expect(bodies).toEqual([]);
    press('ArrowRight', heading);
    await topCard(/Member 2/);
    press('ArrowLeft', screen.getByRole('button', { name: 'How to play' }));
    await topCard(/Member 3/);
  });

  test('they can be turned off where they are explained, and stay off', async () => {
    const { bodies } = openSwipe();
    await topCard(/Member 1/);
    await user.click(screen.getByRole('button', { name: 'How to play' }));
    await user.click(screen.getByRole('switch', { name: 'Play with keys' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    press('ArrowRight');
    expect(localStorage.getItem('pairwise-swipe-keys')).toBe('off');
    expect(bodies).toEqual([]);
    expect(screen.queryByRole('complementary', { name: 'Keys' })).toBeNull();
  });
});

test('a tap on a half of the photo shows the next or the previous photo, and announces it', async () => {
  openSwipe();
  await topCard(/Member 1/);
  expect(screen.getByRole('img', { name: 'Photo 1 of Member 1' })).toHaveAttribute('src', '/media/1a-640.webp');
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('img', { name: 'Photo 2 of Member 1' })).toBeVisible();
  expect(screen.getByText('Photo 2 of 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(screen.getByRole('img', { name: 'Photo 1 of Member 1' })).toBeVisible();
});

test('the next card is behind the top one, hidden from screen readers', async () => {
  openSwipe();
  await topCard(/Member 1/);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const all = screen.getAllByRole('article', { hidden: true });
  expect(all).toHaveLength(2);
  expect(all[1]).toHaveAttribute('inert');
});

describe('at the limit', () => {
  test('MEMBER-09 after the fourth like it says when new ones come and what to do now', async () => {
    openSwipe(round(6, { likes_left: 1 }));
    await topCard(/Member 1/);
    press('ArrowRight');
    const title = await screen.findByRole('heading', { name: 'You’ve used today’s 4 likes in this game' });
    expect(title).toBeVisible();
    expect(title).toHaveFocus();
    const when = resetMoment(RESETS_AT, 'en', (time) => `today at ${time}`);
    expect(screen.getByText(`You get 4 new ones in 5 hours: ${when}.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
    expect(screen.getByRole('link', { name: 'See who likes you' })).toHaveAttribute('href', '/likes');
    expect(screen.getByText('0 likes left today')).toBeVisible();
  });

  test('M-7 an unconfirmed member reads after the only like what brings more, and is led there', async () => {
    const unconfirmed = person(people.free, { status: 'not_confirmed' });
    openSwipe(round(6, { likes_left: 1 }), {}, unconfirmed);
    await topCard(/Member 1/);
    press('ArrowRight');
    const panel = await screen.findByRole('region', { name: 'That was your first like' });
    expect(panel).toHaveTextContent('Confirm your email address, and you get 4 likes a day here.');
    expect(within(panel).getByRole('link', { name: 'Confirm my email address' })).toHaveAttribute(
      'href',
      '/complete-signup?step=email',
    );
  });

  test('a member who keeps looking may pass; a like springs back and says why', async () => {
    const { bodies } = openSwipe(round(6, { likes_left: 0 }));
    // Nothing was pressed: the shell has set the focus to the heading of the screen.
    expect(await screen.findByRole('heading', { level: 2, name: /4 likes/ })).not.toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Keep looking without liking' }));
    throwCard(await topCard(/Member 1/), -120);
    throwCard(await topCard(/Member 2/), 120);
    expect(await screen.findByRole('heading', { name: 'You’ve used today’s 4 likes in this game' })).toBeVisible();
    await waitFor(() => expect(bodies).toEqual([{ profile: 1, action: 'pass' }]));
  });

  test('MEMBER-09 a like beyond the limit that another tab has used up brings its card back', async () => {
    let asked = 0;
    openSwipe(round(5), {
      'GET /api/swipe.php': () => round(5, { likes_left: asked++ === 0 ? 2 : 0 }),
      'POST /api/swipe.php': () => ({ errorCode: 'swipe_limit', params: { resets_at: RESETS_AT } }),
    });
    await topCard(/Member 1/);
    await user.click(screen.getByRole('button', { name: 'Like Member 1' }));
    expect(await screen.findByRole('heading', { name: 'You’ve used today’s 4 likes in this game' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your like for Member 1 didn’t get through, so the card is back. You have used your 4 likes for today.',
    );
  });

  test('the passes of a day are limited, too', async () => {
    openSwipe(round(5, { passes_left: 0 }));
    expect(await screen.findByRole('heading', { name: 'You’ve seen enough for today' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep looking without liking' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Like Member 1' })).toHaveAttribute('aria-disabled', 'true');
  });
});

test('MEMBER-10 an empty deck leads to the match finder', async () => {
  openSwipe(round(0));
  expect(await screen.findByRole('link', { name: 'Find a match in six questions' })).toHaveAttribute(
    'href',
    '/match-finder',
  );
});

describe('failed and queued swipes', () => {
  test('a swipe that fails brings its card back and says so; the second attempt counts', async () => {
    let works = false;
    const { calls } = openSwipe(round(3), {
      'POST /api/swipe.php': () =>
        works ? { match: null, likes_left: 3, passes_left: 200, resets_at: RESETS_AT } : 'email_unconfirmed',
    });
    await topCard(/Member 1/);
    press('ArrowRight');
    expect(await screen.findByRole('alert')).toHaveTextContent(/the card is back\. Please confirm your email/);
    const way = within(screen.getByRole('alert')).getByRole('link', { name: 'Confirm my email address' });
    expect(way).toHaveAttribute('href', '/complete-signup?step=email');
    expect(await topCard(/Member 1/)).toBeInTheDocument();
    expect(screen.getByText('4 likes left today')).toBeVisible();
    works = true;
    press('ArrowRight');
    expect(await topCard(/Member 2/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
  });

  test('a member who is no longer available does not come back', async () => {
    openSwipe(round(3), { 'POST /api/swipe.php': () => ({ errorCode: 'blocked', params: { name: 'Member 1' } }) });
    await topCard(/Member 1/);
    press('ArrowRight');
    expect(await screen.findByRole('alert')).toHaveTextContent(/You're blocked by Member 1/);
    expect(await topCard(/Member 2/)).toBeInTheDocument();
  });

  test('offline the game goes on; the swipes are sent in their order when the network is back', async () => {
    const { bodies } = openSwipe();
    await topCard(/Member 1/);
    goOffline(true);
    throwCard(await topCard(/Member 1/), 120);
    await topCard(/Member 2/);
    expect(screen.getByText('3 likes left today')).toBeVisible();
    press('ArrowLeft');
    await topCard(/Member 3/);
    press('z');
    expect(await topCard(/Member 2/)).toBeInTheDocument();
    await waitFor(() => expect(queue.waiting()).toHaveLength(3));
    expect(screen.getByText('3 likes left today')).toBeVisible();
    expect(bodies).toEqual([]);
    goOffline(false);
    await act(() => queue.flush());
    expect(bodies).toEqual([{ profile: 1, action: 'like' }, { profile: 2, action: 'pass' }, { profile: 2 }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('MEMBER-09 offline, too, the day ends after its last like', async () => {
    openSwipe(round(6, { likes_left: 1 }));
    await topCard(/Member 1/);
    goOffline(true);
    press('ArrowRight');
    expect(await screen.findByRole('heading', { name: 'You’ve used today’s 4 likes in this game' })).toBeVisible();
    await waitFor(() => expect(queue.waiting()).toHaveLength(1));
    press('ArrowRight');
    expect(queue.waiting()).toHaveLength(1);
    goOffline(false);
  });

  test('a card undone while it is still leaving is back in place, and can be thrown again', async () => {
    openSwipe();
    throwCard(await topCard(/Member 1/), -120);
    press('z');
    const back = await topCard(/Member 1/);
    expect(back.style.getPropertyValue('--drag-x')).toBe('0px');
    expect(back.style.getPropertyValue('--drag-left')).toBe('0');
    throwCard(back, 120);
    expect(await screen.findByText('3 likes left today')).toBeVisible();
  });

  test('an undo that is refused removes the card again', async () => {
    openSwipe(round(3), { 'DELETE /api/swipe.php': () => 'invalid_request' });
    await topCard(/Member 1/);
    press('ArrowLeft');
    await topCard(/Member 2/);
    await user.click(screen.getByRole('button', { name: 'Undo the last pass' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Member 1 could not be brought back/);
    expect(await topCard(/Member 2/)).toBeInTheDocument();
  });
});

test('MEMBER-08 a match is emitted to the shell, with the card of the other member', async () => {
  const emitted: unknown[] = [];
  const subscription = bus.on('like:matched').subscribe((event) => emitted.push(event));
  const other = card(1);
  openSwipe(round(3), {
    'POST /api/swipe.php': () => ({ match: other, likes_left: 3, passes_left: 200, resets_at: RESETS_AT }),
  });
  await topCard(/Member 1/);
  press('ArrowRight');
  await waitFor(() => expect(emitted).toEqual([{ profile: other }]));
  subscription.unsubscribe();
});

test('the next round is requested before the last card', async () => {
  const rounds = [round(10), round(1, { profiles: [swipeCard(11)] })];
  let asked = 0;
  openSwipe(round(10), { 'GET /api/swipe.php': () => rounds[asked++] ?? round(0) });
  for (let number = 1; number <= 7; number += 1) {
    await topCard(`Member ${number}, 34`);
    press('ArrowLeft');
  }
  await waitFor(() => expect(asked).toBe(2));
  for (let number = 8; number <= 10; number += 1) {
    await topCard(`Member ${number}, 34`);
    press('ArrowLeft');
  }
  expect(await topCard('Member 11, 34')).toBeInTheDocument();
});

test('an empty deck links to the search and can be refetched', async () => {
  let asked = 0;
  openSwipe(round(0), { 'GET /api/swipe.php': () => round(asked++ === 0 ? 0 : 1) });
  expect(await screen.findByRole('heading', { name: 'That’s everyone for now' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search members' })).toHaveAttribute('href', '/members');
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await topCard(/Member 1/)).toBeInTheDocument();
});

test('a game that can’t be loaded can be retried', async () => {
  let works = false;
  openSwipe(round(2), { 'GET /api/swipe.php': () => (works ? round(2) : 'invalid_request') });
  expect(await screen.findByText('The game could not be loaded')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await topCard(/Member 1/)).toBeInTheDocument();
});

test('a member who looked at a profile comes back to the same card', async () => {
  openSwipe(round(5));
  await topCard(/Member 1/);
  press('ArrowLeft');
  await topCard(/Member 2/);
  cleanup();
  renderSwipe();
  expect(await topCard(/Member 2/)).toBeInTheDocument();
});

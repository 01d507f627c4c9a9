import type { ResponseBody } from '@pairwise/api-client';
import type { User } from '@pairwise/contracts';
import {
  addPointerEventsToJsdom,
  type CallResponses,
  respondToCalls,
  fireEvent,
  image,
  people,
  renderScreen,
  screen,
} from '@pairwise/testing';

import en from '../messages/en.ts';
import SwipeGameScreen from '../src/swipe-game/swipe-game.screen.tsx';
import { card } from './builders.ts';

addPointerEventsToJsdom();

type Round = ResponseBody<'GET /api/swipe.php'>;
type SwipeCard = Round['profiles'][number];

/** More than five hours from now, because the screen rounds down, by more than tests take on a loaded machine. */
export const RESETS_AT = new Date(Date.now() + 5 * 3_600_000 + 30 * 60_000).toISOString();

export const swipeCard = (id: number, differences: Partial<SwipeCard> = {}): SwipeCard => ({
  ...card(id),
  images: [image(`${id}a`), image(`${id}b`)],
  headline: null,
  ...differences,
});

export const round = (count: number, differences: Partial<Round> = {}): Round => ({
  profiles: Array.from({ length: count }, (_, index) => swipeCard(index + 1)),
  likes_left: 4,
  passes_left: 200,
  resets_at: RESETS_AT,
  ...differences,
});

export const renderSwipe = (user: User = people.free) =>
  renderScreen(<SwipeGameScreen />, {
    path: '/swipe-game',
    user,
    messages: { 'mf-members': en },
  });

/** Opens the game. Counts the likes down from the round's as the api does; `responses` replaces any response. */
export const openSwipe = (given: Round = round(5), responses: CallResponses = {}, user?: User) => {
  let left = given.likes_left;
  const bodies: unknown[] = [];
  const calls = respondToCalls({
    'GET /api/swipe.php': () => given,
    'POST /api/swipe.php': (_query, body) => {
      bodies.push(body);
      if (JSON.stringify(body).includes('like')) left -= 1;
      return { match: null, likes_left: left, passes_left: 199, resets_at: given.resets_at };
    },
    'DELETE /api/swipe.php': (_query, body) => {
      bodies.push(body);
      return { ok: true };
    },
    ...responses,
  });
  renderSwipe(user);
  return { calls, bodies };
};

/** Finds the card on top; the others are hidden from screen readers. */
export const topCard = (name: RegExp | string) => screen.findByRole('article', { name });

const pointer = { pointerId: 1, isPrimary: true, button: 0, clientY: 300 };

/** Throws a card by so many px; negative is to the left. */
export const throwCard = (element: HTMLElement, by: number, pointerType: 'touch' | 'mouse' = 'touch'): void => {
  const event = { ...pointer, pointerType };
  fireEvent.pointerDown(element, { ...event, clientX: 200 });
  fireEvent.pointerMove(element, { ...event, clientX: 200 + by / 2 });
  fireEvent.pointerMove(element, { ...event, clientX: 200 + by });
  fireEvent.pointerUp(element, { ...event, clientX: 200 + by });
};

import type { Direction } from '@pairwise/swipe';
import type { ReactNode } from 'react';

import { stack, stackOfPanel } from './card-style.ts';
import { SwipeCard } from './swipe-card.tsx';
import type { SwipeGame } from './use-swipe-game.ts';

/** The deck on screen: the card on top, the next one behind it, and the cards that are leaving. */
export const SwipeStack = ({ game, children }: { game: SwipeGame; children?: ReactNode }) => {
  const { cards, leaving, returned, limit, swipe, onLeft } = game;
  const onSwipe = (direction: Direction): boolean => swipe(direction === 'right' ? 'like' : 'pass');
  // In the order of the game, so that React moves no element: a moved element would stop its transition.
  const shown = [
    ...leaving.map(({ card, direction }) => ({ card, place: direction })),
    ...cards
      .slice(0, 2)
      .map((card, index) => ({ card, place: index === 0 && !limit ? ('top' as const) : ('behind' as const) })),
  ];
  return (
    <div css={[stack, limit && stackOfPanel]}>
      {shown.map(({ card, place }) => (
        <SwipeCard
          key={card.id}
          card={card}
          place={place}
          returned={card.id === returned}
          onSwipe={onSwipe}
          onLeft={onLeft}
        />
      ))}
      {children}
    </div>
  );
};

import { useTranslation } from '@pairwise/i18n';
import { useIsHydrated } from '@pairwise/remote/use-is-hydrated';
import type { Direction } from '@pairwise/swipe';
import { css, IconHeartFilled, IconX, theme, VisuallyHidden } from '@pairwise/ui';
import { type KeyboardEvent, useState } from 'react';

import { colours } from '../../lander/lander-colours.ts';
import type { Cast, Person } from '../../people/cast.ts';
import { Card } from './card.tsx';
import { LastCard } from './last-card.tsx';

const deck = css({ display: 'grid', gap: theme.space[4] });

const stack = css({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: 380,
  marginInline: 'auto',
  // Title, card and buttons fit a phone's window without scrolling.
  blockSize: 'clamp(300px, calc(100dvh - 330px), 500px)',
});

/** Above the shadow of the cards. */
const buttons = css({
  position: 'relative',
  zIndex: 30,
  display: 'flex',
  justifyContent: 'center',
  gap: theme.space[6],
  minBlockSize: 68,
});

const button = css({
  inlineSize: 68,
  blockSize: 68,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  borderRadius: '50%',
  boxShadow: theme.shadow.middle,
  '& > svg': { inlineSize: 30, blockSize: 30 },
  '&:focus-visible': { outlineColor: theme.color.onDeep },
});

const pass = css({ background: theme.color.onDeep, color: theme.color.onPrimary });
const like = css({ background: colours.accent, color: colours.onAccent, '&:hover': { background: colours.press } });

/** A deck to swipe by finger, buttons or arrow keys. It stays on the page; the last card leads to the signup. */
export const Deck = ({ people, signup }: { people: Cast; signup: string }) => {
  const { t } = useTranslation('mf-landers');
  const [thrown, setThrown] = useState<readonly Direction[]>([]);
  const isHydrated = useIsHydrated();
  const top: Person | undefined = people[thrown.length];
  const liked = people.filter((_, at) => thrown[at] === 'right');

  const swipe = (direction: Direction): boolean => {
    if (!top) return false;
    setThrown((now) => [...now, direction]);
    return true;
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowLeft') swipe('left');
    if (key === 'ArrowRight') swipe('right');
  };

  // The focus stays on the button, which has another name now.
  const announcement = top && thrown.length > 0 ? t('lander.person', { name: top.name, age: top.age }) : '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys of the buttons inside
    <div css={deck} onKeyDown={onKeyDown}>
      <div css={stack} role="group" aria-label={t('landers.tinderswipe.deck')}>
        <LastCard shown={!top} liked={liked} signup={signup} onAgain={() => setThrown([])} />
        {people.map((person, at) => (
          <Card
            key={person.name}
            person={person}
            at={at}
            depth={at - thrown.length}
            thrown={thrown[at]}
            // The pictures below the first card are covered. Until hydration they would only delay the first paint.
            hasPicture={at === 0 || isHydrated}
            onSwipe={swipe}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div css={buttons}>
        {top && (
          <>
            <button
              type="button"
              css={[button, pass]}
              aria-label={t('landers.tinderswipe.pass', { name: top.name })}
              onClick={() => swipe('left')}
            >
              <IconX />
            </button>
            <button
              type="button"
              css={[button, like]}
              aria-label={t('landers.tinderswipe.like', { name: top.name })}
              onClick={() => swipe('right')}
            >
              <IconHeartFilled />
            </button>
          </>
        )}
      </div>
    </div>
  );
};

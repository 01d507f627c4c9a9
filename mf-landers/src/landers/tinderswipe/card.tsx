import { useTranslation } from '@pairwise/i18n';
import { type Direction, putToRest, useSwipePointer } from '@pairwise/swipe';
import { css, theme } from '@pairwise/ui';
import { useLayoutEffect, useRef } from 'react';

import { colours } from '../../lander/lander-colours.ts';
import type { Person } from '../../people/cast.ts';
import { CutOut } from '../../people/cut-out.tsx';

const card = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.pair,
  boxShadow: theme.shadow.high,
  cursor: 'grab',
  // Vertical movement scrolls the page, horizontal movement swipes.
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transform: 'translateX(var(--drag-x, 0)) rotate(var(--drag-tilt, 0deg))',
  transition: `transform ${theme.motion.slow} ${theme.motion.ease}, opacity ${theme.motion.base} linear 160ms`,
  '&[data-dragging]': { transition: 'none', cursor: 'grabbing' },
});

const behind = (depth: number) =>
  css({
    transform: `translateY(${depth * 14}px) scale(${1 - depth * 0.05})`,
    pointerEvents: 'none',
    opacity: depth > 2 ? 0 : 1,
  });

const gone = (side: 1 | -1) =>
  css({
    pointerEvents: 'none',
    opacity: 0,
    transform: `translateX(calc(${side} * min(110vw, 620px))) rotate(${side * 20}deg)`,
    '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
  });

const grounds = [
  `radial-gradient(90% 70% at 50% 25%, ${colours.shade}, ${colours.accent})`,
  `radial-gradient(90% 70% at 30% 20%, ${colours.tint}, ${colours.shade})`,
  `radial-gradient(90% 70% at 70% 20%, ${colours.press}, ${colours.shade})`,
] as const;

const figure = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 74,
  blockSize: 'calc(100% - 96px)',
  pointerEvents: 'none',
});

const caption = css({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: 2,
  minBlockSize: 92,
  alignContent: 'center',
  padding: `${theme.space[3]} ${theme.space[5]}`,
  background: colours.glow,
  color: theme.color.onDeep,
  '& > b': theme.text.xl,
});

const stamp = css({
  position: 'absolute',
  insetBlockStart: 26,
  padding: '8px 16px',
  borderRadius: theme.radius.pairMd,
  fontWeight: theme.weight.black,
  ...theme.text.lg,
});
const like = css({
  insetInlineStart: 22,
  transform: 'rotate(-10deg)',
  background: colours.deep,
  color: theme.color.onDeep,
});
const pass = css({
  insetInlineEnd: 22,
  transform: 'rotate(10deg)',
  background: theme.color.onDeep,
  color: theme.color.onPrimary,
});

const lines = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

interface CardProps {
  person: Person;
  at: number;
  /** 0 on top, more below, less when it has been thrown. */
  depth: number;
  thrown: Direction | undefined;
  hasPicture: boolean;
  onSwipe: (direction: Direction) => boolean;
}

/** A person as a card to throw to a side. */
export const Card = ({ person, at, depth, thrown, hasPicture, onSwipe }: CardProps) => {
  const { t } = useTranslation('mf-landers');
  const pointer = useSwipePointer({ onSwipe });
  const element = useRef<HTMLElement>(null);
  const onTop = depth === 0;
  useLayoutEffect(() => {
    // A deck that starts over has the same elements, with the offsets of their last drag.
    if (!thrown && element.current) putToRest(element.current);
  }, [thrown]);
  return (
    <article
      ref={element}
      css={[card, depth > 0 && behind(depth), thrown && gone(thrown === 'right' ? 1 : -1)]}
      style={{ background: grounds[at % grounds.length], zIndex: 20 - at }}
      inert={!onTop}
      aria-hidden={!onTop}
      {...(onTop && pointer)}
    >
      {hasPicture && <CutOut person={person} css={figure} first={at === 0} />}
      <span aria-hidden="true">
        <span css={[stamp, like]} style={{ opacity: thrown === 'right' ? 1 : 'var(--drag-right, 0)' }}>
          {t('landers.tinderswipe.stampLike')}
        </span>
        <span css={[stamp, pass]} style={{ opacity: thrown === 'left' ? 1 : 'var(--drag-left, 0)' }}>
          {t('landers.tinderswipe.stampPass')}
        </span>
      </span>
      <div css={caption}>
        <b>{t('lander.person', { name: person.name, age: person.age })}</b>
        <span>{t(`landers.tinderswipe.lines.${lines[at] ?? 'a'}`)}</span>
      </div>
    </article>
  );
};

import { css, keyframes, media, theme } from '@pairwise/ui';

/** Widths of a card's photo, by which the browser chooses the file. */
export const CARD_SIZES = '(min-width: 432px) 400px, 93vw';

/** How long a card takes to leave, in milliseconds: a little more than its transition. */
export const LEAVE_MS = 460;

/** Overshoots a little before it comes to rest. */
const SPRING = 'cubic-bezier(0.3, 1.3, 0.5, 1)';

/** Small phones: text and buttons are more important than pictures. */
const LOW_SCREEN = '@media (max-height: 700px)';

export const stack = css({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: 400,
  // Card and buttons fit between the bars and below the notices without scrolling.
  blockSize: `min(500px, calc(100dvh - 322px - ${theme.notices}))`,
  minBlockSize: 210,
  marginInline: 'auto',
  [media.up('md')]: { blockSize: `min(530px, calc(100dvh - 230px - ${theme.notices}))`, minBlockSize: 320 },
});

/** The stack with a panel in place of the cards: on small phones it has the room of the buttons, which are off. */
export const stackOfPanel = css({
  [LOW_SCREEN]: { [media.down('md')]: { blockSize: `calc(100dvh - 206px - ${theme.notices})`, maxBlockSize: 500 } },
});

/** The buttons below a panel. */
export const belowPanel = css({ [LOW_SCREEN]: { [media.down('md')]: { display: 'none' } } });

export const card = css({
  position: 'absolute',
  inset: 0,
  borderRadius: theme.radius.pair,
  boxShadow: theme.shadow.middle,
  cursor: 'grab',
  // Vertical movement scrolls the page, horizontal movement swipes.
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  transform: 'translateX(var(--drag-x, 0)) rotate(calc(var(--drag-tilt, 0deg) - 1deg))',
  transition: `transform ${theme.motion.slow} ${SPRING}, filter ${theme.motion.base}`,
  zIndex: 2,
  '&[data-dragging]': { transition: 'none', cursor: 'grabbing', willChange: 'transform' },
  '@media (prefers-reduced-motion: reduce)': { transform: 'translateX(var(--drag-x, 0))' },
});

const comeBack = keyframes({
  from: { transform: 'translateX(-110%) rotate(-14deg)' },
});

/** A card that left to the left comes back from there. */
export const returning = css({ animation: `${comeBack} ${theme.motion.slow} ${theme.motion.ease}` });

export const behind = css({
  zIndex: 1,
  transform: 'translateY(22px) scale(0.92)',
  filter: 'brightness(0.8)',
  boxShadow: theme.shadow.low,
  '@media (prefers-reduced-motion: reduce)': { transform: 'translateY(22px) scale(0.92)' },
});

/** Styles a card that leaves to a side; with reduced motion it disappears without moving. */
export const gone = (to: 'left' | 'right') => {
  const side = to === 'right' ? 1 : -1;
  return css({
    zIndex: 3,
    pointerEvents: 'none',
    opacity: 0,
    transform: `translateX(calc(${side} * min(110vw, 620px))) rotate(${side * 22}deg)`,
    transition: `transform ${theme.motion.slow} ${theme.motion.easeIn}, opacity ${theme.motion.base} linear 200ms`,
    '@media (prefers-reduced-motion: reduce)': { transform: 'none' },
  });
};

/** A container, so that the caption can have fewer lines on a low card. */
export const photo = css({ blockSize: '100%', aspectRatio: 'auto', containerType: 'size' });

/** A panel in the card's place and shape. */
export const panel = css({
  position: 'absolute',
  inset: 0,
  zIndex: 4,
  display: 'grid',
  // Content that is too high shows its beginning and scrolls.
  alignContent: 'safe center',
  justifyItems: 'center',
  gap: theme.space[4],
  padding: theme.space[5],
  [LOW_SCREEN]: { gap: theme.space[3], padding: theme.space[4], '& > svg': { display: 'none' }, '& p': theme.text.sm },
  borderRadius: theme.radius.pair,
  overflowY: 'auto',
  background: theme.color.deep,
  color: theme.color.onDeep,
  boxShadow: theme.shadow.middle,
  textAlign: 'center',
});

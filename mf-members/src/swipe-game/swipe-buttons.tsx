import { useTranslation } from '@pairwise/i18n';
import { css, IconArrowBackUp, IconButton, IconHeartFilled, IconX, theme } from '@pairwise/ui';
import type { KeyboardEvent } from 'react';

import { belowPanel } from './card-style.ts';
import type { SwipeGame } from './use-swipe-game.ts';

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[5],
  paddingBlockStart: theme.space[6],
});

const large = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 76,
  blockSize: 76,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  boxShadow: theme.shadow.middle,
  background: theme.color.surface,
  color: theme.color.ink,
  transition: `background ${theme.motion.fast}, transform ${theme.motion.fast} ${theme.motion.ease}`,
  '&:active:not([aria-disabled="true"])': { transform: 'scale(0.94)' },
  '&[aria-disabled="true"]': {
    background: theme.color.inset,
    color: theme.color.lineStrong,
    boxShadow: 'none',
    cursor: 'not-allowed',
  },
});

const heart = css({
  borderRadius: '38px 38px 38px 12px',
  '&:not([aria-disabled="true"])': {
    background: theme.color.primary,
    color: theme.color.onPrimary,
    '&:hover': { background: theme.color.primaryPress },
  },
});

/** Ignores a key that is held down, which would like one member after the other. */
const pressOnce = (event: KeyboardEvent): void => {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
};

/** Buttons for all gestures. They are aria-disabled instead of disabled, so that they keep the focus. */
export const SwipeButtons = ({ game }: { game: SwipeGame }) => {
  const { t } = useTranslation('mf-members');
  const { cards, limit, canUndo, swipe, undo } = game;
  const card = cards[0];
  const name = card?.name ?? '';
  const off = !card || limit !== undefined;
  const undoOff = !canUndo;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its buttons
    <div css={[row, limit && belowPanel]} role="group" aria-label={t('swipe.actions')} onKeyDown={pressOnce}>
      <button
        type="button"
        css={large}
        aria-disabled={off}
        aria-label={card ? t('swipe.pass', { name }) : t('swipe.stampPass')}
        title={t('swipe.stampPass')}
        onClick={() => swipe('pass')}
      >
        <IconX size={30} />
      </button>
      <IconButton
        label={t('swipe.undo')}
        aria-disabled={undoOff}
        onClick={undo}
        css={undoOff && { color: theme.color.lineStrong, cursor: 'not-allowed', '&:hover': { background: 'none' } }}
      >
        <IconArrowBackUp />
      </IconButton>
      <button
        type="button"
        css={[large, heart]}
        aria-disabled={off}
        aria-label={card ? t('swipe.like', { name }) : t('swipe.stampLike')}
        title={t('swipe.stampLike')}
        onClick={() => swipe('like')}
      >
        <IconHeartFilled size={34} />
      </button>
    </div>
  );
};

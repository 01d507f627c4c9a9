import { useTranslation } from '@pairwise/i18n';
import type { Direction } from '@pairwise/swipe';
import { css, IconHeartFilled, IconX, theme } from '@pairwise/ui';

const stamp = css({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 36,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[2],
  padding: '10px 18px',
  borderRadius: theme.radius.pairMd,
  boxShadow: theme.shadow.middle,
  fontWeight: theme.weight.black,
  pointerEvents: 'none',
  ...theme.text.xl,
});

const sides = {
  right: css({
    insetInlineStart: theme.space[5],
    transform: 'rotate(-10deg)',
    background: theme.color.secondary,
    color: theme.color.onSecondary,
    opacity: 'var(--drag-right, 0)',
  }),
  left: css({
    insetInlineEnd: theme.space[5],
    transform: 'rotate(10deg)',
    background: theme.color.surface,
    color: theme.color.ink,
    opacity: 'var(--drag-left, 0)',
  }),
};

/** The stamps “like” and “pass”. Each fades in with the distance dragged; `thrown` is the side where the card was released. */
export const Stamps = ({ thrown }: { thrown: Direction | undefined }) => {
  const { t } = useTranslation('mf-members');
  return (
    <span aria-hidden="true">
      <span css={[stamp, sides.right, thrown === 'right' && { opacity: 1 }]}>
        <IconHeartFilled />
        {t('swipe.stampLike')}
      </span>
      <span css={[stamp, sides.left, thrown === 'left' && { opacity: 1 }]}>
        <IconX />
        {t('swipe.stampPass')}
      </span>
    </span>
  );
};

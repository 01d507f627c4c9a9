import { useTranslation } from '@pairwise/i18n';
import { css, IconChevronLeft, IconChevronRight, theme } from '@pairwise/ui';

const bars = css({
  position: 'absolute',
  zIndex: 1,
  inset: `${theme.space[2]} ${theme.space[3]} auto`,
  display: 'flex',
  gap: 4,
  pointerEvents: 'none',
  '& > i': {
    flex: 1,
    blockSize: 4,
    borderRadius: 2,
    background: theme.color.photoInk,
    opacity: 0.5,
    boxShadow: theme.shadow.low,
  },
  '& > i[data-shown="true"]': { opacity: 1 },
});

const half = css({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  inlineSize: '50%',
  display: 'flex',
  alignItems: 'center',
  padding: theme.space[3],
  border: 0,
  background: 'none',
  color: theme.color.photoInk,
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    inlineSize: theme.tap,
    blockSize: theme.tap,
    borderRadius: theme.radius.full,
    background: theme.color.photoButton,
    opacity: 0,
    transition: `opacity ${theme.motion.fast}`,
  },
  '&:hover > span, &:focus-visible > span': { opacity: 1 },
  '&:focus-visible': { outlineOffset: -5, outlineColor: theme.color.photoInk },
});

interface PhotoStepsProps {
  count: number;
  shown: number;
  onShow: (index: number) => void;
}

/** Steps through the photos in a circle, by a tap on one half of the photo or its button. */
export const PhotoSteps = ({ count, shown, onShow }: PhotoStepsProps) => {
  const { t } = useTranslation('mf-members');
  return (
    <>
      <span css={bars} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} data-shown={index === shown} />
        ))}
      </span>
      <button
        type="button"
        aria-label={t('profile.previousPhoto')}
        css={[half, { insetInlineStart: 0, justifyContent: 'start' }]}
        onClick={() => onShow((shown + count - 1) % count)}
      >
        <span>
          <IconChevronLeft />
        </span>
      </button>
      <button
        type="button"
        aria-label={t('profile.nextPhoto')}
        css={[half, { insetInlineEnd: 0, justifyContent: 'end' }]}
        onClick={() => onShow((shown + 1) % count)}
      >
        <span>
          <IconChevronRight />
        </span>
      </button>
    </>
  );
};

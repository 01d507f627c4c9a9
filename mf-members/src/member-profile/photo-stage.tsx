import type { Member } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, IconButton, IconMaximize, media, Photo, theme, VisuallyHidden } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { usePhotoSource } from '../photo/use-photo-source.ts';
import { PhotoSteps } from '../photo/photo-steps.tsx';
import { usePhotoSwipe } from '../photo/use-photo-swipe.ts';

/** Widths of the large photo. */
export const STAGE_SIZES = '(min-width: 768px) 440px, 100vw';

const corner = css({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: theme.space[3],
  insetBlockEnd: theme.space[3],
  // On phones the small photos cover the lower edge.
  [media.down('md')]: { insetBlockEnd: 34 },
});

const plate = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: theme.space[5],
  insetInlineStart: theme.space[4],
  insetInlineEnd: 68,
  color: theme.color.photoInk,
  pointerEvents: 'none',
  [media.down('md')]: { insetBlockEnd: 38 },
});

const stage = css({
  // A horizontal swipe shows another photo; vertical movement scrolls the page.
  touchAction: 'pan-y pinch-zoom',
  [media.down('md')]: { aspectRatio: '1 / 1.02', borderRadius: 0 },
});

interface PhotoStageProps {
  member: Member;
  /** Index of the shown photo. */
  shown: number;
  onShow: (index: number) => void;
  /** Called to open the photo over the whole screen. */
  onEnlarge: () => void;
  /** Rendered on the scrim: the member's name and place. */
  children: ReactNode;
}

/** The large photo: a swipe to the left or its right half shows the next photo, to the right or its left half the previous. */
export const PhotoStage = ({ member: { name, images }, shown, onShow, onEnlarge, children }: PhotoStageProps) => {
  const { t } = useTranslation('mf-members');
  const photoSource = usePhotoSource();
  const image = images[shown];
  const step = (by: number) => () => images.length > 1 && onShow((shown + images.length + by) % images.length);
  const swipe = usePhotoSwipe({ onPrevious: step(-1), onNext: step(1) });
  return (
    <Photo
      {...(image && photoSource(image))}
      alt={image ? t('profile.photo', { number: shown + 1, name }) : t('profile.noPhoto', { name })}
      sizes={STAGE_SIZES}
      ratio="4 / 4.75"
      priority
      scrim
      css={stage}
      {...swipe}
    >
      {images.length > 1 && <PhotoSteps count={images.length} shown={shown} onShow={onShow} />}
      <div css={plate}>{children}</div>
      {image && (
        <IconButton
          label={t('profile.enlarge', { number: shown + 1 })}
          tone="on-photo"
          css={corner}
          onClick={onEnlarge}
        >
          <IconMaximize />
        </IconButton>
      )}
      <VisuallyHidden>
        <span role="status">
          {images.length > 1 && t('profile.position', { number: shown + 1, total: images.length })}
        </span>
      </VisuallyHidden>
    </Photo>
  );
};

import type { Member } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { css, media, Photo, theme, VisuallyHidden } from '@pairwise/ui';
import type { ReactNode } from 'react';

import { usePhotoSource } from '../media-address.ts';
import { PhotoSteps } from './photo-steps.tsx';

const stage = css({
  [media.down('md')]: { aspectRatio: '1 / 1.02', borderRadius: 0 },
});

interface PhotoStageProps {
  member: Member;
  /** Which of the photos, counted from 0. */
  shown: number;
  onShow: (index: number) => void;
  /** Stands on the scrim: who this is. */
  children: ReactNode;
}

/** The large photo: its right half leads to the next, its left half to the one before. */
export const PhotoStage = ({ member: { name, images }, shown, onShow, children }: PhotoStageProps) => {
  const { t } = useTranslation('mf-members');
  const photoSource = usePhotoSource();
  const image = images[shown];
  return (
    <Photo
      {...(image && photoSource(image))}
      alt={image ? t('profile.photo', { number: shown + 1, name }) : t('profile.noPhoto', { name })}
      sizes="(min-width: 768px) 440px, 100vw"
      ratio="4 / 4.75"
      priority
      scrim
      css={stage}
    >
      {images.length > 1 && <PhotoSteps count={images.length} shown={shown} onShow={onShow} />}
      <div
        css={{
          position: 'absolute',
          zIndex: 1,
          inset: `auto ${theme.space[4]} ${theme.space[5]}`,
          color: theme.color.photoInk,
          pointerEvents: 'none',
        }}
      >
        {children}
      </div>
      <VisuallyHidden>
        <span role="status">
          {images.length > 1 && t('profile.position', { number: shown + 1, total: images.length })}
        </span>
      </VisuallyHidden>
    </Photo>
  );
};

import { useTranslation } from '@pairwise/i18n';
import { css, media, Skeleton, Stack, VisuallyHidden } from '@pairwise/ui';

import { bleed, layout, overEdge, photoColumn, toolbar, words } from './profile-layout.ts';

const photo = css({ aspectRatio: '4 / 4.75', [media.down('md')]: { aspectRatio: '1 / 1.02', borderRadius: 0 } });
const strip = css({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8 });

/** Shows the geometry of the profile while it loads. */
export const ProfileSkeleton = () => {
  const { t } = useTranslation('mf-members');
  return (
    <div role="status">
      <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      <div css={layout} aria-hidden="true">
        <div css={toolbar} />
        <div css={photoColumn}>
          <div css={bleed}>
            <Skeleton radius="pair" height="auto" css={photo} />
          </div>
          <div css={[strip, overEdge]}>
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} ratio="1" radius="md" />
            ))}
          </div>
        </div>
        <div css={words}>
          <Skeleton height={34} width="80%" />
          <Stack gap={2}>
            <Skeleton />
            <Skeleton width="94%" />
            <Skeleton width="60%" />
          </Stack>
          <Skeleton height={110} radius="md" />
        </div>
      </div>
    </div>
  );
};

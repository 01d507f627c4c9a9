import { useTranslation } from '@pairwise/i18n';
import { Skeleton, VisuallyHidden } from '@pairwise/ui';

import { featureBox, featureStyle, gridStyle } from './result-grid.tsx';

/** Enough to fill the first view at every width. */
const tiles = Array.from({ length: 14 }, (_, index) => index);

/** Shows the geometry of the grid while the first results load. */
export const GridSkeleton = ({ feature }: { feature: boolean }) => {
  const { t } = useTranslation('mf-members');
  return (
    <div role="status">
      <VisuallyHidden>{t('search.loading')}</VisuallyHidden>
      <div css={gridStyle} aria-hidden="true">
        {tiles.map((tile) => {
          const large = feature && tile === 0;
          return (
            <div key={tile} css={large && featureStyle}>
              <Skeleton radius="pair" ratio="4 / 5" css={large && featureBox} />
            </div>
          );
        })}
      </div>
    </div>
  );
};

import { useTranslation } from '@pairwise/i18n';
import { Card, css, media, Skeleton, Stack, theme, VisuallyHidden } from '@pairwise/ui';

import { columns, column, page } from './page-layout.ts';
import { cell, grid, mainCell } from './photo-layout.ts';

const card = css({ padding: theme.space[4], [media.up('md')]: { padding: theme.space[5] } });
const fill = css({ blockSize: '100%', aspectRatio: 'auto' });

const SectionSkeleton = ({ lines }: { lines: number }) => (
  <Card css={card}>
    <Stack gap={3}>
      <div css={{ display: 'flex', justifyContent: 'space-between' }}>
        <Skeleton width="45%" height={28} />
        <Skeleton width={92} height={44} radius="md" />
      </div>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line % 2 ? '64%' : '92%'} />
      ))}
    </Stack>
  </Card>
);

/** Shows the geometry of the page while it loads. */
export const OwnProfileSkeleton = () => {
  const { t } = useTranslation('mf-members');
  return (
    <div role="status">
      <VisuallyHidden>{t('own.loading')}</VisuallyHidden>
      <div css={page} aria-hidden="true">
        <Card css={card}>
          <Stack gap={2}>
            <Skeleton width={90} height={28} />
            <Skeleton height={8} />
            <Skeleton width="80%" />
          </Stack>
        </Card>
        <div css={columns}>
          <div css={column}>
            <Card css={card}>
              <Stack gap={3}>
                <Skeleton width="30%" height={28} />
                <div css={grid}>
                  {[0, 1, 2].map((place) => (
                    <div key={place} css={[cell, place === 0 && mainCell]}>
                      <Skeleton ratio="4 / 5" radius="md" css={fill} />
                    </div>
                  ))}
                </div>
                <Skeleton height={48} radius="md" />
              </Stack>
            </Card>
          </div>
          <div css={column}>
            <SectionSkeleton lines={3} />
            <SectionSkeleton lines={4} />
            <SectionSkeleton lines={3} />
          </div>
        </div>
      </div>
    </div>
  );
};

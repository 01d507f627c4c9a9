import { useTranslation } from '@pairwise/i18n';
import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@pairwise/ui';

import { PageFrame } from './page-frame.tsx';

const lines = ['92%', '100%', '84%', '96%', '60%'];

/** A content page that loads, or that could not be loaded (`retry`). */
export const PageState = ({ retry }: { retry: (() => void) | undefined }) => {
  const { t } = useTranslation('mf-landers');
  return (
    <PageFrame>
      {retry ? (
        <ErrorState title={t('pages.failed')} retryLabel={t('pages.retry')} onRetry={retry} />
      ) : (
        <Stack gap={4} aria-busy="true">
          <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
          <Skeleton height={34} width="60%" />
          {lines.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      )}
    </PageFrame>
  );
};

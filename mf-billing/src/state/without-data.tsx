import type { UseQueryResult } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { ErrorState, OfflineState } from '@pairwise/ui';
import type { ReactNode } from 'react';

interface WithoutDataProps {
  query: Pick<UseQueryResult, 'error' | 'fetchStatus' | 'isFetching' | 'refetch'>;
  /** Says what could not be loaded. */
  title: string;
  /** Rendered while the data is loading. */
  skeleton: ReactNode;
}

/** Shown in place of data that is not there: it is loading, could not be loaded, or waits for the network. */
export const WithoutData = ({ query, title, skeleton }: WithoutDataProps) => {
  const { t } = useTranslation('mf-billing');
  const errorText = useErrorText();
  if (query.error) {
    return (
      <ErrorState
        title={title}
        retryLabel={t('state.retry')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (query.fetchStatus === 'paused') {
    return <OfflineState title={t('state.offlineTitle')}>{t('state.offlineText')}</OfflineState>;
  }
  return skeleton;
};

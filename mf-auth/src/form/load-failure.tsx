import { type UseQueryResult, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { ErrorState, OfflineState } from '@pairwise/ui';

/** Replaces content that could not be fetched or waits for the network. */
export const LoadFailure = ({ query }: { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const online = useOnline();
  if (!online) return <OfflineState title={t('form.loadOfflineTitle')}>{t('form.loadOfflineText')}</OfflineState>;
  return (
    <ErrorState
      level={3}
      title={t('form.loadFailedTitle')}
      retryLabel={t('form.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {errorText(query.error)}
    </ErrorState>
  );
};

/** True for a query that failed or waits for the network; false while it is loading. */
export const isFailedOrPaused = ({ error, fetchStatus }: Pick<UseQueryResult, 'error' | 'fetchStatus'>): boolean =>
  error !== null || fetchStatus === 'paused';

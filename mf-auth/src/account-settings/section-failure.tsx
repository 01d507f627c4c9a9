import { type UseQueryResult, useOnline } from '@pairwise/api-client';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { ErrorState, OfflineState } from '@pairwise/ui';

/** In the place of a section's content: that it could not be fetched, or waits for the network. */
export const SectionFailure = ({ query }: { query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) => {
  const { t } = useTranslation('mf-auth');
  const errorText = useErrorText();
  const online = useOnline();
  if (!online) return <OfflineState title={t('settings.offlineTitle')}>{t('settings.offlineText')}</OfflineState>;
  return (
    <ErrorState
      level={3}
      title={t('settings.failedTitle')}
      retryLabel={t('form.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {errorText(query.error)}
    </ErrorState>
  );
};

/** Nothing to show, and not on its way either. */
export const isStuck = ({ error, fetchStatus }: Pick<UseQueryResult, 'error' | 'fetchStatus'>): boolean =>
  error !== null || fetchStatus === 'paused';

import { type ApiError, isApiError, useOnline } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { EmptyState, ErrorState, LinkButton } from '@pairwise/ui';

import { middle } from '../middle.ts';

interface SearchFailureProps {
  error: ApiError;
  /** Where a login leads back to. */
  address: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Why there are no people to see: a visitor may not search (MEMBER-02), or something went wrong. */
export const SearchFailure = ({ error, address, retrying, onRetry }: SearchFailureProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  if (isApiError(error, 'search_not_allowed')) {
    return (
      <EmptyState
        css={middle}
        title={t('search.loginTitle')}
        action={
          <LinkButton as={Link} to={paths.login(address)} variant="primary">
            {t('search.login')}
          </LinkButton>
        }
      >
        {errorText(error)}
      </EmptyState>
    );
  }
  return (
    <ErrorState
      css={middle}
      title={online ? t('search.failedTitle') : t('search.offlineTitle')}
      retryLabel={t('search.retry')}
      retrying={retrying}
      onRetry={onRetry}
    >
      {errorText(error)}
    </ErrorState>
  );
};

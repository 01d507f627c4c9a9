import { type ApiError, isApiError, useOnline } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link, useLocation } from '@pairwise/router';
import { EmptyState, ErrorState, LinkButton } from '@pairwise/ui';

import { stateSpacing } from './state-spacing.ts';

interface MembersFailureProps {
  error: ApiError;
  /** The screen's titles: for a visitor who must log in, for a failed call, and without a network. */
  titles: Record<'login' | 'failed' | 'offline', string>;
  retrying: boolean;
  onRetry: () => void;
}

/** Explains why no members are shown: a visitor must log in first (MEMBER-02) and comes back after it, or the call failed. */
export const MembersFailure = ({ error, titles, retrying, onRetry }: MembersFailureProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const { pathname, search } = useLocation();
  if (isApiError(error, 'search_not_allowed')) {
    return (
      <EmptyState
        css={stateSpacing}
        title={titles.login}
        action={
          <LinkButton as={Link} to={paths.login(`${pathname}${search}`)} variant="primary">
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
      css={stateSpacing}
      title={online ? titles.failed : titles.offline}
      retryLabel={t('search.retry')}
      retrying={retrying}
      onRetry={onRetry}
    >
      {errorText(error)}
    </ErrorState>
  );
};

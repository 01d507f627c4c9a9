import { type ApiError, isApiError, useOnline } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link, useLocation } from '@pairwise/router';
import { EmptyState, ErrorState, LinkButton } from '@pairwise/ui';

import { stateSpacing } from './state-spacing.ts';

interface MembersFailureProps {
  error: ApiError;
  /** What the screen says where only members may look, where the call failed, and where the network is gone. */
  titles: Record<'login' | 'failed' | 'offline', string>;
  retrying: boolean;
  onRetry: () => void;
}

/** Why nobody is shown: a visitor may not look (MEMBER-02) and is led to the login and back, or something went wrong. */
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

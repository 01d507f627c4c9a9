import { type ApiError, isApiError, useOnline } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { EmptyState, ErrorState, LinkButton } from '@pairwise/ui';

import { middle } from '../middle.ts';

interface ProfileFailureProps {
  error: ApiError;
  /** The profile's own address, where a login leads back to. */
  address: string;
  retrying: boolean;
  onRetry: () => void;
}

/** No such profile, or none for this viewer. */
export const ProfileNotFound = () => {
  const { t } = useTranslation('mf-members');
  return (
    <EmptyState css={middle} title={t('profile.notFoundTitle')} action={<SearchLink />}>
      {t('profile.notFoundText')}
    </EmptyState>
  );
};

const SearchLink = () => {
  const { t } = useTranslation('mf-members');
  return (
    <LinkButton as={Link} to={paths.members()} variant="primary">
      {t('profile.search')}
    </LinkButton>
  );
};

/** Why a profile is not shown: blocked (MEMBER-11), gone, not for visitors, or something went wrong. */
export const ProfileFailure = ({ error, address, retrying, onRetry }: ProfileFailureProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  if (isApiError(error, 'blocked')) return <EmptyState css={middle} title={errorText(error)} action={<SearchLink />} />;
  if (isApiError(error, 'not_found')) return <ProfileNotFound />;
  if (isApiError(error, 'search_not_allowed')) {
    return (
      <EmptyState
        css={middle}
        title={t('profile.loginTitle')}
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
      title={online ? t('profile.failedTitle') : t('profile.offlineTitle')}
      retryLabel={t('profile.retry')}
      retrying={retrying}
      onRetry={onRetry}
    >
      {errorText(error)}
    </ErrorState>
  );
};

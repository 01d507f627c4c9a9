import { type ApiError, isApiError } from '@pairwise/api-client';
import { paths } from '@pairwise/contracts';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { EmptyState, LinkButton } from '@pairwise/ui';

import { MembersFailure } from '../page/members-failure.tsx';
import { stateSpacing } from '../page/state-spacing.ts';

interface ProfileFailureProps {
  error: ApiError;
  retrying: boolean;
  onRetry: () => void;
}

/** Shown when there is no such profile, or none for this viewer. */
export const ProfileNotFound = () => {
  const { t } = useTranslation('mf-members');
  return (
    <EmptyState css={stateSpacing} title={t('profile.notFoundTitle')} action={<SearchLink />}>
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

/** Explains why a profile is not shown: blocked (MEMBER-11), gone, not for visitors, or a failed call. */
export const ProfileFailure = ({ error, retrying, onRetry }: ProfileFailureProps) => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  if (isApiError(error, 'blocked'))
    return <EmptyState css={stateSpacing} title={errorText(error)} action={<SearchLink />} />;
  if (isApiError(error, 'not_found')) return <ProfileNotFound />;
  const titles = {
    login: t('profile.loginTitle'),
    failed: t('profile.failedTitle'),
    offline: t('profile.offlineTitle'),
  };
  return <MembersFailure error={error} titles={titles} retrying={retrying} onRetry={onRetry} />;
};

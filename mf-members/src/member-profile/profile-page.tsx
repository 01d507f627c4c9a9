import { type ApiErrorCode, isApiError, useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { useParams } from '@pairwise/router';
import { Container, OfflineState, VisuallyHidden } from '@pairwise/ui';

import { stateSpacing } from '../page/state-spacing.ts';
import { useViewerKey } from '../member/use-viewer-key.ts';
import { useMember } from './member-profile.queries.ts';
import { ProfileFailure, ProfileNotFound } from './profile-failure.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';

/** Errors after which a cached profile must not be shown. */
const forbidden: ApiErrorCode[] = ['blocked', 'not_found', 'search_not_allowed'];

/** One member's profile as one viewer may see it. */
const Profile = () => {
  const { t } = useTranslation('mf-members');
  const online = useOnline();
  const { id: parameter = '' } = useParams();
  const id = /^\d{1,15}$/.test(parameter) ? Number(parameter) : undefined;
  const member = useMember(id);

  const shown = forbidden.some((code) => isApiError(member.error, code)) ? undefined : member.data;
  const loading = id !== undefined && !member.error && online;

  const content = () => {
    if (id === undefined) return <ProfileNotFound />;
    if (shown) return <ProfileView key={shown.id} member={shown} />;
    if (member.error) {
      return <ProfileFailure error={member.error} retrying={member.isFetching} onRetry={() => void member.refetch()} />;
    }
    if (!online)
      return (
        <OfflineState css={stateSpacing} title={t('profile.offlineTitle')}>
          {t('profile.offlineText')}
        </OfflineState>
      );
    return <ProfileSkeleton />;
  };

  return (
    <Container>
      {/* A page needs a first heading, which becomes its title. While a profile loads, the heading will be the name. */}
      {!shown && !loading && (
        <VisuallyHidden>
          <h1>{t('profile.title')}</h1>
        </VisuallyHidden>
      )}
      {content()}
    </Container>
  );
};

/** One member's profile, or the reason why it is not shown. */
export const ProfilePage = () => {
  // Another viewer may see less: nothing that the last viewer saw stays.
  return <Profile key={useViewerKey()} />;
};

import { useOnline } from '@pairwise/api-client';
import { useTranslation } from '@pairwise/i18n';
import { useParams } from '@pairwise/router';
import { Container, EmptyState, VisuallyHidden } from '@pairwise/ui';

import { middle } from '../middle.ts';
import { useMember } from './member-profile.queries.ts';
import { ProfileFailure, ProfileNotFound } from './profile-failure.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { ProfileView } from './profile-view.tsx';

/** One member's profile, or why it can't be seen. */
const MemberProfileScreen = () => {
  const { t } = useTranslation('mf-members');
  const online = useOnline();
  const { id: parameter = '' } = useParams();
  const id = /^\d{1,15}$/.test(parameter) ? Number(parameter) : undefined;
  const member = useMember(id);

  const loading = id !== undefined && !member.error && online;

  const content = () => {
    if (id === undefined) return <ProfileNotFound />;
    if (member.data) return <ProfileView key={member.data.id} member={member.data} />;
    if (member.error) {
      return <ProfileFailure error={member.error} retrying={member.isFetching} onRetry={() => void member.refetch()} />;
    }
    if (!online)
      return (
        <EmptyState css={middle} title={t('profile.offlineTitle')}>
          {t('profile.offlineText')}
        </EmptyState>
      );
    return <ProfileSkeleton />;
  };

  return (
    <Container>
      {/* A page needs its first heading; the title follows it. While a profile is on its way, it will be the name. */}
      {!member.data && !loading && (
        <VisuallyHidden>
          <h1>{t('profile.title')}</h1>
        </VisuallyHidden>
      )}
      {content()}
    </Container>
  );
};

export default MemberProfileScreen;

import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { useErrorText, useTranslation } from '@pairwise/i18n';
import { Container, ErrorState, OfflineState, VisuallyHidden } from '@pairwise/ui';

import { stateSpacing } from '../page/state-spacing.ts';
import { useOwnPhotos } from './own-photos.queries.ts';
import { useOwnProfile } from './own-profile.queries.ts';
import { OwnProfileSkeleton } from './own-profile-skeleton.tsx';
import { OwnProfilePage } from './own-profile-page.tsx';

/** The member's own profile (ROUTE-24). */
const OwnProfileScreen = () => {
  const { t } = useTranslation('mf-members');
  const errorText = useErrorText();
  const online = useOnline();
  const user = useStream(bus.user$);
  const profile = useOwnProfile();
  const photos = useOwnPhotos();

  const content = () => {
    if (user && profile.data && photos.data) {
      return <OwnProfilePage key={user.id} user={user} response={profile.data} photos={photos.data} />;
    }
    if (!online) {
      return (
        <OfflineState css={stateSpacing} title={t('own.offlineTitle')}>
          {t('own.offlineText')}
        </OfflineState>
      );
    }
    const error = profile.error ?? photos.error;
    if (!error) return <OwnProfileSkeleton />;
    return (
      <ErrorState
        css={stateSpacing}
        title={t('own.failed')}
        retryLabel={t('own.retry')}
        retrying={profile.isFetching || photos.isFetching}
        onRetry={() => {
          if (profile.error) void profile.refetch();
          if (photos.error) void photos.refetch();
        }}
      >
        {errorText(error)}
      </ErrorState>
    );
  };

  const isReady = Boolean(user && profile.data && photos.data);
  return (
    <Container>
      {!isReady && (
        <VisuallyHidden>
          <h1>{t('own.title')}</h1>
        </VisuallyHidden>
      )}
      {content()}
    </Container>
  );
};

export default OwnProfileScreen;

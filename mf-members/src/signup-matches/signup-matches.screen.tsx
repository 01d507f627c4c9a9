import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import {
  Banner,
  Cluster,
  Container,
  css,
  EmptyState,
  Heading,
  LinkButton,
  media,
  OfflineState,
  Stack,
  Text,
  theme,
} from '@pairwise/ui';

import { MembersFailure } from '../page/members-failure.tsx';
import { stateSpacing } from '../page/state-spacing.ts';
import { GridSkeleton } from '../search/grid-skeleton.tsx';
import { ResultGrid } from '../search/result-grid.tsx';
import { useSignupMatches } from './signup-matches.queries.ts';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  paddingBlock: theme.space[4],
  [media.up('md')]: { paddingBlock: `${theme.space[5]} ${theme.space[7]}` },
});

/** The first members that a new member can like or write to (MEMBER-10, decisions R-7). */
const SignupMatchesScreen = () => {
  const { t } = useTranslation('mf-members');
  const online = useOnline();
  const user = useStream(bus.user$);
  const { data, error, isFetching, refetch } = useSignupMatches();

  const goOn = (
    <LinkButton as={Link} to={paths.members()} variant="primary">
      {t('signupMatches.goOn')}
    </LinkButton>
  );

  const people = () => {
    if (data && data.profiles.length > 0) {
      return (
        <Stack gap={5}>
          <ResultGrid members={data.profiles} address={paths.signupMatches()} />
          <Cluster justify="center">{goOn}</Cluster>
        </Stack>
      );
    }
    if (data) {
      return (
        <EmptyState css={stateSpacing} title={t('signupMatches.emptyTitle')} action={goOn}>
          {t('signupMatches.emptyText')}
        </EmptyState>
      );
    }
    if (error) {
      const title = t('signupMatches.failedTitle');
      return (
        <MembersFailure
          error={error}
          titles={{ login: title, failed: title, offline: t('signupMatches.offlineTitle') }}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!online) {
      return (
        <OfflineState css={stateSpacing} title={t('signupMatches.offlineTitle')}>
          {t('signupMatches.offlineText')}
        </OfflineState>
      );
    }
    return <GridSkeleton feature={false} />;
  };

  return (
    <Container css={page}>
      <Stack gap={1}>
        <Heading level={1}>{t('signupMatches.title', { name: user?.name ?? '' })}</Heading>
        <Text tone="muted">{t('signupMatches.lead')}</Text>
      </Stack>
      {user?.status === 'not_confirmed' && (
        <Banner tone="info" live="polite">
          {t(user.swipe_likes_left === 0 ? 'signupMatches.likeGiven' : 'signupMatches.unconfirmed')}
        </Banner>
      )}
      {people()}
    </Container>
  );
};

export default SignupMatchesScreen;

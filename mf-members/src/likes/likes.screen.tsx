import { useOnline } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { type LikesTab, likesTabs } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { useParams } from '@pairwise/router';
import { Button, Container, css, Heading, media, OfflineState, Stack, TabPanel, theme } from '@pairwise/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import type { LikesPage } from '../like/likes-cache.ts';
import { MembersFailure } from '../page/members-failure.tsx';
import { stateSpacing } from '../page/state-spacing.ts';
import { ProblemBanner } from '../like/problem-banner.tsx';
import { useScrollMemory } from '../navigation/use-scroll-memory.ts';
import { LikesEmpty } from './likes-empty.tsx';
import { LikesGrid, LikesSkeleton } from './likes-grid.tsx';
import { LikesTabs, likesTabId } from './likes-tabs.tsx';
import { emitNewLikes, useAllLikes } from './likes.queries.ts';
import { useLikeActions } from './use-like-actions.ts';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  paddingBlock: theme.space[3],
  [media.up('md')]: { paddingBlock: `${theme.space[4]} ${theme.space[6]}` },
});

const title = css({ [media.down('md')]: theme.text.xl });

/** Keeps the list and the count of new likes in step: whichever learns of a new like first updates the other. */
const useNewLikesInStep = (data: LikesPage | undefined, refetch: () => void): void => {
  const count = useStream(bus.likes$);
  const counted = data?.total_new;
  const follow = useEffectEvent((newLikes: number) => {
    if (counted !== undefined && counted !== newLikes) refetch();
  });
  useEffect(() => follow(count), [count]);
  useEffect(() => {
    if (counted !== undefined) emitNewLikes(counted);
  }, [counted]);
};

/** One tab with its list. Each tab mounts its own, so that no state of one stays in another. */
const Likes = ({ tab }: { tab: LikesTab }) => {
  const { t } = useTranslation('mf-members');
  const online = useOnline();
  const [wantsOlder, setWantsOlder] = useState(false);
  const { newest, likes, hasOlder, fetchOlder, older } = useAllLikes(tab, wantsOlder);
  const actions = useLikeActions();
  const { data, error } = newest;
  useScrollMemory(data !== undefined);
  useNewLikesInStep(data, () => void newest.refetch());

  const titles = { login: t('likes.failedTitle'), failed: t('likes.failedTitle'), offline: t('likes.offlineTitle') };
  if (!data && error) {
    return (
      <MembersFailure
        error={error}
        titles={titles}
        retrying={newest.isFetching}
        onRetry={() => void newest.refetch()}
      />
    );
  }
  if (!data && !online) {
    return (
      <OfflineState css={stateSpacing} title={t('likes.offlineTitle')}>
        {t('likes.offlineText')}
      </OfflineState>
    );
  }
  if (!data) return <LikesSkeleton />;
  return (
    <Stack gap={4}>
      {actions.problem && (
        <ProblemBanner problem={actions.problem} dismissLabel={t('likes.dismiss')} onDismiss={actions.dismissProblem} />
      )}
      {likes.length === 0 ? <LikesEmpty tab={tab} /> : <LikesGrid tab={tab} likes={likes} actions={actions} />}
      {wantsOlder && older.error && (
        <MembersFailure
          error={older.error}
          titles={titles}
          retrying={older.isFetching}
          onRetry={() => void older.refetch()}
        />
      )}
      {hasOlder && !older.error && (
        <Button
          variant="ghost"
          busy={older.isFetching}
          onClick={wantsOlder ? fetchOlder : () => setWantsOlder(true)}
          css={{ justifySelf: 'center', alignSelf: 'center' }}
        >
          {t('likes.more')}
        </Button>
      )}
    </Stack>
  );
};

/** Received likes, given likes and matches (MEMBER-07). */
const LikesScreen = () => {
  const { t } = useTranslation('mf-members');
  const { type = 'received' } = useParams();
  const tab = likesTabs.find((known) => known === type);
  useEffect(() => {
    if (!tab) bus.emit('page:missing', { path: window.location.pathname });
  }, [tab]);
  if (!tab) return null;
  return (
    <Container css={page}>
      <Heading level={1} tabIndex={-1} css={title}>
        {t('likes.title')}
      </Heading>
      <LikesTabs selected={tab} />
      <TabPanel tab={likesTabId(tab)}>
        <Likes key={tab} tab={tab} />
      </TabPanel>
    </Container>
  );
};

export default LikesScreen;

import { bus, useStream } from '@pairwise/bus';
import { type LikesTab, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Cluster, EmptyState, LinkButton } from '@pairwise/ui';

import { stateSpacing } from '../page/state-spacing.ts';

/** The empty state of a tab: says how to get likes, with the button for it. */
export const LikesEmpty = ({ tab }: { tab: LikesTab }) => {
  const { t } = useTranslation('mf-members');
  const hasPhoto = Boolean(useStream(bus.user$)?.profile.main_image);

  const play = (
    <LinkButton as={Link} to={paths.swipeGame()} variant={tab === 'given' ? 'primary' : 'ghost'}>
      {t('likes.play')}
    </LinkButton>
  );
  const tabs = {
    received: {
      title: t('likes.noneReceived'),
      text: hasPhoto ? t('likes.noneReceivedPhoto') : t('likes.noneReceivedNoPhoto'),
      first: isRouteLive(paths.profile()) && (
        <LinkButton as={Link} to={paths.profile()} variant="primary">
          {hasPhoto ? t('likes.addSecond') : t('likes.addFirst')}
        </LinkButton>
      ),
    },
    given: { title: t('likes.noneGiven'), text: t('likes.noneGivenText'), first: undefined },
    matches: {
      title: t('likes.noneMatches'),
      text: t('likes.noneMatchesText'),
      first: (
        <LinkButton as={Link} to={paths.likes()} variant="primary">
          {t('likes.seeReceived')}
        </LinkButton>
      ),
    },
  };
  const { title, text, first } = tabs[tab];
  return (
    <EmptyState
      css={stateSpacing}
      title={title}
      action={
        <Cluster gap={2} justify="center">
          {first}
          {play}
        </Cluster>
      }
    >
      {text}
    </EmptyState>
  );
};

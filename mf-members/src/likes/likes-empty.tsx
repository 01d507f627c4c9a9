import { bus, useStream } from '@pairwise/bus';
import { type LikesTab, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { isRouteLive } from '@pairwise/remote';
import { Link } from '@pairwise/router';
import { Cluster, EmptyState, LinkButton } from '@pairwise/ui';

import { placedPhotos, useOwnPhotos } from '../own-profile/own-photos.queries.ts';
import { stateSpacing } from '../page/state-spacing.ts';

/** How another photo would help: the member has none, one or several, or cannot add one. */
type PhotoOffer = 'first' | 'second' | 'more' | 'none';

/** Returns which photo to offer. Offers none until it is known that there is room for one. */
const usePhotoOffer = (wanted: boolean): PhotoOffer => {
  const hasMainPhoto = Boolean(useStream(bus.user$)?.profile.main_image);
  const { data } = useOwnPhotos({ enabled: wanted });
  if (!isRouteLive(paths.profile())) return 'none';
  if (!data) return hasMainPhoto ? 'none' : 'first';
  const count = placedPhotos(data.images).length;
  if (count >= data.limit) return 'none';
  if (count === 0) return 'first';
  return count === 1 ? 'second' : 'more';
};

/** The empty state of a tab: says how to get likes, with the button for it. */
export const LikesEmpty = ({ tab }: { tab: LikesTab }) => {
  const { t } = useTranslation('mf-members');
  const offer = usePhotoOffer(tab === 'received');

  const photoTexts = {
    first: { text: t('likes.noneReceivedNoPhoto'), label: t('likes.addFirst') },
    second: { text: t('likes.noneReceivedPhoto'), label: t('likes.addSecond') },
    more: { text: t('likes.noneReceivedPhotos'), label: t('likes.addMore') },
    none: { text: t('likes.noneReceivedFull'), label: undefined },
  };
  const { text: photoText, label } = photoTexts[offer];
  const tabs = {
    received: {
      title: t('likes.noneReceived'),
      text: photoText,
      first: label !== undefined && (
        <LinkButton as={Link} to={paths.profile()} variant="primary">
          {label}
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
          <LinkButton as={Link} to={paths.swipeGame()} variant={first ? 'ghost' : 'primary'}>
            {t('likes.play')}
          </LinkButton>
        </Cluster>
      }
    >
      {text}
    </EmptyState>
  );
};

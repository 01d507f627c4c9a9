import { bus, useStream } from '@pairwise/bus';
import { type LikesTab, likesTabs, paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { Badge, TabLinks } from '@pairwise/ui';

/** Returns the id of a tab, for its `TabPanel`. */
export const likesTabId = (tab: LikesTab): string => `likes-${tab}`;

/** The tabs of the likes. Each is a link with an address of its own, so it can be opened in a new browser tab. */
export const LikesTabs = ({ selected }: { selected: LikesTab }) => {
  const { t } = useTranslation('mf-members');
  const newLikes = useStream(bus.likes$);
  return (
    <TabLinks
      as={Link}
      label={t('likes.tabs')}
      selected={likesTabId(selected)}
      tabs={likesTabs.map((tab) => ({
        id: likesTabId(tab),
        to: paths.likes(tab === 'received' ? undefined : tab),
        label: (
          <>
            {t(`likes.${tab}`)}
            {tab === 'received' && <Badge count={newLikes} label={t('likes.newCount', { count: newLikes })} />}
          </>
        ),
      }))}
    />
  );
};

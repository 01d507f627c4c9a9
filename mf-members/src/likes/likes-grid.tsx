import type { LikesTab } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Skeleton, VisuallyHidden } from '@pairwise/ui';

import { gridStyle } from '../search/result-grid.tsx';
import { LikeTile } from './like-tile.tsx';
import { type Like, useChatAddress, useLikes } from './likes.queries.ts';
import type { LikeActions } from './use-like-actions.ts';

/** Tiles in the first view of a phone or a desktop. */
const FIRST_VIEW = 4;

/** Enough to fill the first view at every width. */
const places = Array.from({ length: 10 }, (_, index) => index);

export const LikesSkeleton = () => {
  const { t } = useTranslation('mf-members');
  return (
    <div role="status">
      <VisuallyHidden>{t('likes.loading')}</VisuallyHidden>
      <div css={gridStyle} aria-hidden="true">
        {places.map((place) => (
          <Skeleton key={place} radius="pair" ratio="4 / 5" />
        ))}
      </div>
    </div>
  );
};

interface LikesGridProps {
  tab: LikesTab;
  likes: readonly Like[];
  actions: LikeActions;
}

export const LikesGrid = ({ tab, likes, actions }: LikesGridProps) => {
  // The tab of given likes does not say which are mutual; the matches do.
  const { data: matches } = useLikes('matches');
  const matched = new Set(matches?.profiles.map(({ id }) => id));
  const isMatch = ({ member }: Like): boolean =>
    tab === 'matches' || matched.has(member.id) || (tab === 'received' && member.liked);
  const chatAddress = useChatAddress(likes.some(isMatch));
  return (
    <ul css={gridStyle}>
      {likes.map((like, index) => (
        <li key={like.member.id}>
          <LikeTile
            tab={tab}
            like={like}
            matched={isMatch(like)}
            chat={chatAddress(like.member.id)}
            actions={actions}
            priority={index < FIRST_VIEW}
          />
        </li>
      ))}
    </ul>
  );
};

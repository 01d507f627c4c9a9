import { type MemberCard, paths } from '@pairwise/contracts';
import { isolate, useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { CoverLink, PhotoCard } from '@pairwise/ui';

import type { HistoryState } from '../navigation/history-state.ts';
import { LikeOnPhoto } from '../like/like-on-photo.tsx';
import { usePhotoSource } from '../photo/use-photo-source.ts';
import { usePlaceName } from '../member/place-name.ts';
import { useFictionalWord } from '../fictional/use-fictional-word.ts';

/** Widths of the photo, so that the browser fetches no larger file than it shows (five columns of 1200 px at most). */
const small =
  '(min-width: 1200px) 218px, (min-width: 992px) 19vw, (min-width: 768px) 24vw, (min-width: 576px) 32vw, 48vw';
const large =
  '(min-width: 1200px) 452px, (min-width: 992px) 39vw, (min-width: 768px) 48vw, (min-width: 576px) 64vw, 96vw';

interface MemberTileProps {
  member: MemberCard;
  /** The address of the list that shows the tile: the profile links back to it and steps through it. */
  results: string;
  /** Renders the large tile of a search. */
  feature?: boolean;
  /** Fetches the photo first: the tile is near the top of the page. */
  priority?: boolean;
  className?: string;
}

/** A member in a list: a photo that links to the profile, with a like button. */
export const MemberTile = ({ member, results, feature = false, priority = false, className }: MemberTileProps) => {
  const { t } = useTranslation('mf-members');
  const fictional = useFictionalWord();
  const photoSource = usePhotoSource();
  const place = usePlaceName()(member);
  const title = `${isolate(member.name)}, ${member.age}`;
  const online = member.online === 'now';
  const liked = member.liked && t('search.liked', { name: member.name });
  const label = [title, place, online && t('search.online'), liked, member.fictional_icon && fictional];
  return (
    <PhotoCard
      photo={member.main_image && { ...photoSource(member.main_image), sizes: feature ? large : small, priority }}
      title={title}
      subtitle={place}
      feature={feature}
      {...(online && { onlineLabel: t('search.online') })}
      {...(member.fictional_icon && { flag: fictional })}
      link={
        <CoverLink
          as={Link}
          to={paths.member(member.id)}
          state={{ results } satisfies HistoryState}
          aria-label={label.filter(Boolean).join(', ')}
        />
      }
      // A fictional profile cannot like back (decisions F-1).
      {...(!member.fictional_icon && { action: <LikeOnPhoto member={member} /> })}
      className={className}
    />
  );
};

import { bus, useStream } from '@pairwise/bus';
import { type LikesTab, paths } from '@pairwise/contracts';
import { formatRelativeTime, isolate, useLanguage, useTranslation } from '@pairwise/i18n';
import { useRegionName } from '@pairwise/places';
import { Link } from '@pairwise/router';
import {
  CoverLink,
  css,
  IconHeart,
  IconHeartFilled,
  IconLink,
  IconMessageCircle,
  media,
  PhotoButton,
  PhotoCard,
} from '@pairwise/ui';
import { useRef } from 'react';

import { usePhotoSource } from '../photo/use-photo-source.ts';
import { usePlaceName } from '../member/place-name.ts';
import { useFictionalWord } from '../fictional/use-fictional-word.ts';
import { canUnlike, type Like } from './likes.queries.ts';
import type { LikeActions } from './use-like-actions.ts';

/** Widths of the photo (five columns of 1200 px at most). */
const SIZES =
  '(min-width: 1200px) 218px, (min-width: 992px) 19vw, (min-width: 768px) 24vw, (min-width: 576px) 32vw, 48vw';

/** Hidden on phones, where two tiles share a row and the text would cover the face. */
const notOnPhones = css({ [media.down('sm')]: { display: 'none' } });

interface LikeTileProps {
  tab: LikesTab;
  like: Like;
  /** The two members like each other. */
  matched: boolean;
  /** Address to write to the member; undefined while no route shows it. */
  chat: string | undefined;
  actions: LikeActions;
  /** Fetches the photo first: the tile is near the top of the page. */
  priority: boolean;
}

/** A like: the member's photo as a link, with the next step as a button on it. */
export const LikeTile = ({ tab, like: { member, isNew, at }, matched, chat, actions, priority }: LikeTileProps) => {
  const { t } = useTranslation('mf-members');
  const language = useLanguage();
  const fictional = useFictionalWord();
  const photoSource = usePhotoSource();
  const home = useStream(bus.user$)?.country;
  const place = usePlaceName()(member);
  const regionName = useRegionName();
  const { id, name, main_image: image, city, region, country } = member;
  // A small photo shows the country only where it is not the member's own.
  const near = country === home ? (city ?? (region && regionName(country, region))) : null;
  const title = `${isolate(name)}, ${member.age}`;
  const online = member.online === 'now' && t('likes.online');
  const when = formatRelativeTime(at, language);
  const flag =
    (isNew && t('likes.new')) ||
    (matched && tab !== 'matches' && t('likes.match')) ||
    (member.fictional_icon && fictional);

  // The button was pressed, and the link takes its place.
  const isPressed = useRef(false);
  const takeFocus = (link: HTMLAnchorElement | null): void => {
    if (!link || !isPressed.current) return;
    isPressed.current = false;
    link.focus({ preventScroll: true });
  };

  const action = () => {
    if (matched) {
      return (
        chat && (
          <IconLink as={Link} ref={takeFocus} to={chat} label={t('likes.write', { name })} tone="on-photo">
            <IconMessageCircle />
          </IconLink>
        )
      );
    }
    if (tab === 'received') {
      return (
        <PhotoButton
          label={t('likes.like', { name })}
          onClick={() => {
            isPressed.current = true;
            actions.like(member);
          }}
        >
          <IconHeart />
        </PhotoButton>
      );
    }
    return (
      canUnlike(at) && (
        <PhotoButton label={t('likes.unlike', { name })} pressed onClick={() => actions.unlike(member)}>
          <IconHeartFilled />
        </PhotoButton>
      )
    );
  };
  const button = action();

  return (
    <PhotoCard
      photo={image && { ...photoSource(image), sizes: SIZES, priority }}
      title={title}
      subtitle={near ?? place}
      note={<span css={notOnPhones}>{when}</span>}
      {...(online && { onlineLabel: online })}
      {...(flag && { flag })}
      link={
        <CoverLink
          as={Link}
          to={tab === 'received' || isNew ? paths.likedBy(id) : paths.member(id)}
          aria-label={[title, place, online, flag, when].filter(Boolean).join(', ')}
        />
      }
      {...(button && { action: button })}
    />
  );
};

import type { MemberCard } from '@pairwise/contracts';
import { IconHeart, IconHeartFilled, PhotoButton } from '@pairwise/ui';

import { useLikeButton } from './use-like-button.tsx';

/** The like button on a member's photo in search results and other lists. */
export const LikeOnPhoto = ({ member }: { member: MemberCard }) => {
  const { label, pressed, press, outcome } = useLikeButton(member, member.liked);
  return (
    <>
      <PhotoButton label={label} pressed={pressed} onClick={press}>
        {pressed ? <IconHeartFilled /> : <IconHeart />}
      </PhotoButton>
      {outcome}
    </>
  );
};

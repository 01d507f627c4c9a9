import type { Member } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Button, css, IconHeart, IconHeartFilled, media, theme } from '@pairwise/ui';

import { useLikeButton } from './use-like-button.tsx';

const toggle = css({
  '&[aria-pressed="true"]': {
    borderColor: theme.color.secondary,
    background: theme.color.secondarySoft,
    color: theme.color.onSecondarySoft,
  },
});

const square = css({ flex: 'none', inlineSize: 48, paddingInline: 0 });
const wide = css({ flex: 1, [media.up('md')]: { flex: 'none', minInlineSize: 260 } });

interface LikeButtonProps {
  member: Member;
  /** Shows a text beside the heart, where the button is alone in its row. */
  word: boolean;
}

/** The like button of the profile page. Pressed again, it unlikes the member. */
export const LikeButton = ({ member, word }: LikeButtonProps) => {
  const { t } = useTranslation('mf-members');
  const { label, pressed, press, outcome } = useLikeButton(member, member.relation.i_liked);
  return (
    <>
      <Button
        variant={word ? 'primary' : 'ghost'}
        aria-label={label}
        aria-pressed={pressed}
        title={label}
        icon={pressed ? <IconHeartFilled /> : <IconHeart />}
        css={[toggle, word ? wide : square]}
        onClick={press}
      >
        {word && (pressed ? t('like.shortGiven') : t('like.short'))}
      </Button>
      {outcome}
    </>
  );
};

import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, IconLock, theme } from '@pairwise/ui';

/** Nothing of the picture is here, not even blurred (MEMBER-04): the shades are made up. */
const place = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 4,
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  padding: 0,
  border: 0,
  aspectRatio: '1',
  borderRadius: theme.radius.pairMd,
  background: `linear-gradient(150deg, ${theme.color.nightGlow}, ${theme.color.nightEdge} 60%, ${theme.color.night})`,
  color: theme.color.photoInk,
  fontWeight: theme.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  ...theme.text.xs,
  '&:focus-visible': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
});

interface LockedPhotosProps {
  count: number;
  /** How many places the row still has; the last one tells how many photos are behind it. */
  places: number;
  /** What somebody hears instead of the places. */
  label: string;
  /** What opens them, in a word. */
  word: string;
}

/** A member's way is a page, a visitor's the signup over this one. */
type Way = { to: string; onAsk?: never } | { onAsk: () => void; to?: never };

/** As many veiled places as fit, all one way to the rest: each can be pressed, one is in the order of the keyboard. */
export const LockedPhotos = ({ count, places, label, word, to, onAsk }: LockedPhotosProps & Way) => {
  const { t } = useTranslation('mf-members');
  const shown = Math.min(count, places);
  const behindLast = count - shown + 1;
  return Array.from({ length: shown }, (_, index) => {
    const last = index === shown - 1;
    const spoken = last ? { 'aria-label': label } : { tabIndex: -1 };
    const content = (
      <>
        <IconLock size={22} />
        <span>{last && behindLast > 1 ? t('profile.more', { count: behindLast }) : word}</span>
      </>
    );
    return (
      <li key={index} {...(!last && { 'aria-hidden': true })}>
        {to === undefined ? (
          <button type="button" css={place} onClick={onAsk} {...spoken}>
            {content}
          </button>
        ) : (
          <Link to={to} css={place} {...spoken}>
            {content}
          </Link>
        )}
      </li>
    );
  });
};

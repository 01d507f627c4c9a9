import { useTranslation } from '@pairwise/i18n';
import { Link } from '@pairwise/router';
import { css, IconLock, theme } from '@pairwise/ui';

/** A made-up gradient: the page has nothing of a locked photo, not even blurred (MEMBER-04). */
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
  /** Free places in the row; the last one shows how many photos are behind it. */
  places: number;
  /** The text for screen readers, instead of the single places. */
  label: string;
  /** What unlocks the photos, in a word. */
  word: string;
}

/** Members go to a page, visitors open the signup over this one. */
type Way = { to: string; onAsk?: never } | { onAsk: () => void; to?: never };

/** Placeholders for locked photos, as many as fit. Each can be pressed; one is in the tab order. */
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

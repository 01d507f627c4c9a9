import { paths } from '@pairwise/contracts';
import { Link, useLocation, useNavigate } from '@pairwise/router';
import { css, IconArrowLeft, media, theme } from '@pairwise/ui';
import type { MouseEvent } from 'react';

import { onPhotoBelowDesktop } from './toolbar-style.ts';
import { useWayBack } from './use-way-back.ts';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minInlineSize: theme.tap,
  minBlockSize: theme.tap,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.full,
  background: 'none',
  color: theme.color.link,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  [media.up('md')]: { marginInlineStart: -6, '&:hover': { textDecoration: 'underline' } },
  [media.down('md')]: {
    justifyContent: 'center',
    '& > span': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/**
 * Leads back to the results as they were, or to the page that the profile was opened from. A member who came by a link gets
 * a new search. On phones an arrow on the photo.
 */
export const BackToResults = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { results, hasPage, text } = useWayBack();
  const goBack = (event: MouseEvent): void => {
    if (!hasPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  // A received like (ROUTE-03) shows the same page, with a link of its own back to the likes.
  if (pathname.startsWith(`${paths.likes()}/`)) return null;
  const content = (
    <>
      <IconArrowLeft />
      <span>{text}</span>
    </>
  );
  // The address of another page is not known here, so it cannot be a link.
  if (hasPage && results === undefined) {
    return (
      <button type="button" css={[link, onPhotoBelowDesktop]} onClick={goBack}>
        {content}
      </button>
    );
  }
  return (
    <Link to={results ?? paths.members()} css={[link, onPhotoBelowDesktop]} onClick={goBack}>
      {content}
    </Link>
  );
};

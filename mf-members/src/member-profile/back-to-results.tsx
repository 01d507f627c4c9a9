import { paths } from '@pairwise/contracts';
import { useTranslation } from '@pairwise/i18n';
import { Link, useLocation, useNavigate } from '@pairwise/router';
import { css, IconArrowLeft, media, theme } from '@pairwise/ui';
import type { MouseEvent } from 'react';

import { readHistoryState } from '../navigation/history-state.ts';
import { onPhotoBelowDesktop } from './toolbar-style.ts';

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space[1],
  minInlineSize: theme.tap,
  minBlockSize: theme.tap,
  borderRadius: theme.radius.full,
  color: theme.color.link,
  fontWeight: theme.weight.medium,
  textDecoration: 'none',
  [media.up('md')]: { marginInlineStart: -6, '&:hover': { textDecoration: 'underline' } },
  [media.down('md')]: {
    justifyContent: 'center',
    '& > span': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

/** Links back to the list as it was; a member who came by a link gets a new search. On phones an arrow on the photo. */
export const BackToResults = () => {
  const { t } = useTranslation('mf-members');
  const navigate = useNavigate();
  const { key, pathname, state } = useLocation();
  // A received like (ROUTE-03) shows the same page, with a link of its own back to the likes.
  const isLike = pathname.startsWith(`${paths.likes()}/`);
  const { results = paths.members() } = readHistoryState(state);
  const cameFromHere = key !== 'default';
  const goBack = (event: MouseEvent): void => {
    if (!cameFromHere || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  if (isLike) return null;
  return (
    <Link to={results} css={[link, onPhotoBelowDesktop]} onClick={goBack}>
      <IconArrowLeft />
      <span>{t('profile.back')}</span>
    </Link>
  );
};

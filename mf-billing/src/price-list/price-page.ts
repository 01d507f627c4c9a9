import { css, media, theme } from '@pairwise/ui';

/** The measure of a page that holds the price list among other sections. */
export const pricePage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  paddingBlock: `${theme.space[4]} ${theme.space[7]}`,
  [media.up('md')]: { gap: theme.space[7], paddingBlock: `${theme.space[6]} ${theme.space[8]}` },
});

import { css, media, theme } from '@pairwise/ui';

/** Layout of a page that contains the price list and other sections. */
export const pricePage = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[6],
  paddingBlock: `${theme.space[4]} ${theme.space[7]}`,
  [media.up('md')]: { gap: theme.space[7], paddingBlock: `${theme.space[6]} ${theme.space[8]}` },
});

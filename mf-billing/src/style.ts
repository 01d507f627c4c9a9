import { css, media, theme } from '@pairwise/ui';

/** The card of an order. */
export const orderCard = css({
  padding: `${theme.space[2]} ${theme.space[4]} ${theme.space[4]}`,
  [media.up('md')]: { padding: `${theme.space[2]} ${theme.space[5]} ${theme.space[5]}` },
});

/** A plain button or link that is in line with the text above it. */
export const textButton = css({ alignSelf: 'start', paddingInline: 0 });

/** A list of cards. */
export const cardList = css({ display: 'grid', gap: theme.space[3], margin: 0, padding: 0, listStyle: 'none' });

/** A card of such a list. */
export const listCard = css({
  padding: `${theme.space[3]} ${theme.space[4]}`,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.pairMd,
  background: theme.color.surface,
});

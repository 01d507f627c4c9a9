import { css, media, theme } from '@pairwise/ui';

/** The card of an order. */
export const orderCard = css({
  padding: `${theme.space[2]} ${theme.space[4]} ${theme.space[4]}`,
  [media.up('md')]: { padding: `${theme.space[2]} ${theme.space[5]} ${theme.space[5]}` },
});

/** A plain button or link that is in line with the text above it. */
export const textButton = css({ alignSelf: 'start', paddingInline: 0 });

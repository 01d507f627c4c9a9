import { css, media, theme } from '@pairwise/ui';

/** Photos beside the text; on phones the photo goes from edge to edge and the text follows. The skeleton uses it, too. */
export const layout = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[5],
  paddingBlockEnd: theme.space[6],
  [media.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: `${theme.space[3]} ${theme.space[7]}`,
    paddingBlock: theme.space[5],
  },
});

/** Above the text; on phones over the photo. */
export const toolbar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  minBlockSize: theme.tap,
  [media.up('md')]: { gridColumn: 2, gridRow: 1 },
  [media.down('md')]: {
    position: 'absolute',
    zIndex: 4,
    insetBlockStart: theme.space[5],
    insetInline: `calc(${theme.space[3]} - ${theme.space[4]})`,
  },
});

export const photoColumn = css({
  [media.up('md')]: { gridColumn: 1, gridRow: '1 / span 2' },
  display: 'grid',
  gap: theme.space[3],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Covers the padding of the page, to its edges. */
export const bleed = css({
  position: 'relative',
  [media.down('md')]: { marginInline: `calc(${theme.space[4]} * -1)` },
});

/** On phones the thumbnails cover the edge of the large photo. */
export const overEdge = css({
  [media.down('md')]: { position: 'relative', zIndex: 2, marginBlockStart: -26 },
});

/** No box of its own on phones, so that the actions stick to the lower edge along the whole page. */
export const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space[5],
  minInlineSize: 0,
  [media.down('md')]: { display: 'contents' },
});

import { css, media, theme } from '@pairwise/ui';

/** Photos beside words; on phones the photo goes from edge to edge and the words follow. The skeleton has the same. */
export const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[5],
  paddingBlockEnd: theme.space[6],
  [media.up('md')]: {
    gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
    gap: `${theme.space[5]} ${theme.space[7]}`,
    paddingBlock: theme.space[5],
  },
});

export const photoColumn = css({
  display: 'grid',
  gap: theme.space[3],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Over the padding of the page, to its edges. */
export const bleed = css({
  position: 'relative',
  [media.down('md')]: { marginInline: `calc(${theme.space[4]} * -1)` },
});

/** On phones the small photos lie over the edge of the large one. */
export const overEdge = css({
  [media.down('md')]: { position: 'relative', zIndex: 2, marginBlockStart: -26 },
});

export const words = css({ display: 'flex', flexDirection: 'column', gap: theme.space[5], minInlineSize: 0 });

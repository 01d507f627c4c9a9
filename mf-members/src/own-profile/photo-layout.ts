import { css, theme } from '@pairwise/ui';

/** The main photo large, two beside it, the others in rows of three below. The skeleton uses it, too. */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const cell = css({ position: 'relative', minInlineSize: 0, aspectRatio: '4 / 5' });
export const mainCell = css({ gridColumn: 'span 2', gridRow: 'span 2', aspectRatio: 'auto' });

/** A photo that fills its cell. */
export const fill = css({ aspectRatio: 'auto', blockSize: '100%' });

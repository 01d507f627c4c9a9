import { css, theme } from '@pairwise/ui';

/** The narrowest phones: German words need the room there. */
const narrowest = '@media (max-width: 359.98px)';

/** What stands in the bar, side by side. */
export const barRow = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[1],
  blockSize: theme.bar,
  [narrowest]: { gap: 0, paddingInline: theme.space[3] },
});

/** The way home. It gives way before the bar gets wider than the page: sites have longer names, too. */
export const homeLink = css({ minInlineSize: 0, overflow: 'hidden', textDecoration: 'none', whiteSpace: 'nowrap' });

/** The way in, with less air where there is none. */
export const loginLink = css({ [narrowest]: { paddingInline: theme.space[1] } });

import { css, theme } from '@pairwise/ui';

/** The narrowest phones, as `TopBar` has them. */
const narrowest = '@media (max-width: 359.98px)';

/** The way home. It gives way before the bar gets wider than the page: sites have longer names, too. */
export const homeLink = css({ minInlineSize: 0, overflow: 'hidden', textDecoration: 'none', whiteSpace: 'nowrap' });

/** The way in, with less air where there is none. */
export const loginLink = css({ [narrowest]: { paddingInline: theme.space[1] } });

import { css, theme } from '@pairwise/ui';

/** The narrowest phones, as in `TopBar`. */
const narrowest = '@media (max-width: 359.98px)';

/** The link to the home page. It shrinks before the bar gets wider than the page, because site names may be long. */
export const homeLink = css({ minInlineSize: 0, overflow: 'hidden', textDecoration: 'none', whiteSpace: 'nowrap' });

/** The link to the login, with less padding on the narrowest phones. */
export const loginLink = css({ [narrowest]: { paddingInline: theme.space[1] } });

import { css, theme } from '@pairwise/ui';

/** The narrowest phones, as in `TopBar`. */
const narrowest = '@media (max-width: 359.98px)';

/**
 * The link to the home page. A name that has no room beside the other links wraps below the mark, where it is hidden as a
 * whole: no letter is cut, and the bar never gets wider than the page.
 */
export const homeLink = css({
  minInlineSize: 0,
  overflow: 'hidden',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '& > span': {
    flexWrap: 'wrap',
    alignContent: 'start',
    rowGap: theme.tap,
    blockSize: theme.tap,
    maxInlineSize: '100%',
    overflow: 'hidden',
    '& > svg': { blockSize: theme.tap },
  },
});

/** The link to the login, with less padding on the narrowest phones. */
export const loginLink = css({ [narrowest]: { paddingInline: theme.space[1] } });

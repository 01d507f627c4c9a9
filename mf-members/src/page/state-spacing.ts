import { css, theme } from '@pairwise/ui';

/** What stands alone on a page has air around it. */
export const stateSpacing = css({ paddingBlock: theme.space[8] });

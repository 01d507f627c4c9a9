import { css, theme } from '@pairwise/ui';

/** The space above and below an empty, failed or offline state that is alone on its page. */
export const stateSpacing = css({ paddingBlock: theme.space[8] });

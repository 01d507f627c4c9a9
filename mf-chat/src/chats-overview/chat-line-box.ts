import { css, theme } from '@pairwise/ui';

/** A line of the list, also while it is on its way. */
export const chatLineBox = css({
  display: 'flex',
  gap: theme.space[3],
  alignItems: 'center',
  minBlockSize: 76,
  padding: `${theme.space[3]} ${theme.space[4]}`,
});

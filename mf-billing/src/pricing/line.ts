import { css, theme } from '@pairwise/ui';

/** One line of a description list: a name and its price. */
export const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space[4],
  paddingBlock: theme.space[2],
  borderBlockEnd: `1px solid ${theme.color.line}`,
  breakInside: 'avoid',
  '& > dd': { margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

import { css, media, theme } from '@pairwise/ui';

/** The bar above the messages. */
export const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  minBlockSize: 60,
  padding: `6px ${theme.space[2]}`,
  background: theme.color.surface,
  borderBlockEnd: `1px solid ${theme.color.line}`,
  // Small phones.
  '@media (max-width: 399.98px)': { gap: 2 },
  [media.up('md')]: { minBlockSize: 72, padding: `${theme.space[2]} ${theme.space[5]}` },
});

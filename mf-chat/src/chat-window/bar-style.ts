import { css, media, theme } from '@pairwise/ui';

/** Small phones, where the name and the presence of the partner need the room. */
export const narrow = '@media (max-width: 399.98px)';

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
  [narrow]: { gap: 2 },
  [media.up('md')]: { minBlockSize: 72, padding: `${theme.space[2]} ${theme.space[5]}` },
});

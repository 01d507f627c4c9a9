import { css, media, theme } from '@pairwise/ui';

/** The title of a lander. Long German words break at a hyphen instead of leaving the window. */
export const headline = css({
  margin: 0,
  ...theme.text.display,
  fontWeight: theme.weight.black,
  letterSpacing: '-0.04em',
  textWrap: 'balance',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const leadText = css({
  margin: 0,
  maxInlineSize: '40ch',
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  textWrap: 'pretty',
  [media.up('md')]: { fontSize: '1.25rem' },
});

/** The content's greatest width and its space to the window's edges. */
export const wrap = css({
  inlineSize: '100%',
  maxInlineSize: theme.wrap,
  marginInline: 'auto',
  paddingInline: theme.space[4],
  [media.up('md')]: { paddingInline: theme.space[5] },
});

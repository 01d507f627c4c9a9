import { css, media, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 58,
  paddingInline: theme.space[6],
  borderRadius: theme.radius.pairMd,
  background: theme.color.primary,
  color: theme.color.onPrimary,
  fontWeight: theme.weight.bold,
  textAlign: 'center',
  textDecoration: 'none',
  ...theme.text.lg,
  transition: `background ${theme.motion.fast}`,
  '&:hover': { background: theme.color.primaryPress },
  '&:focus-visible': { outlineColor: theme.color.onDeep },
  [media.up('md')]: { minInlineSize: 300 },
});

/** The page's one primary action. A plain link, because its target is in another zone and needs a document load. */
export const ActionLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} css={action}>
    {children}
  </a>
);

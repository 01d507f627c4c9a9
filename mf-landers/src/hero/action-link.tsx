import { css, media, theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: 58,
  paddingInline: theme.space[6],
  borderRadius: theme.radius.pairMd,
  // A lander sets the colours of its niche; the front page has the brand's.
  background: `var(--lander-accent, ${theme.color.primary})`,
  color: `var(--lander-on-accent, ${theme.color.onPrimary})`,
  fontWeight: theme.weight.bold,
  textAlign: 'center',
  textDecoration: 'none',
  ...theme.text.lg,
  transition: `background ${theme.motion.fast}`,
  '&:hover': { background: `var(--lander-press, ${theme.color.primaryPress})` },
  '&:focus-visible': { outlineColor: 'currentColor' },
  [media.up('md')]: { minInlineSize: 300 },
});

/** The page's one primary action. A plain link, because its target is in another zone and needs a document load. */
export const ActionLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} css={action}>
    {children}
  </a>
);

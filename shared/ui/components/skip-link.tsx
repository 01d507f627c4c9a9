import type { ReactNode } from 'react';

import { theme } from '../tokens.ts';

export type SkipLinkProps = { href: `#${string}`; children: ReactNode };

/** The first link of the page, visible when focused. It skips the navigation. */
export const SkipLink = ({ href, children }: SkipLinkProps) => (
  <a
    href={href}
    css={{
      position: 'fixed',
      insetBlockStart: theme.space[2],
      insetInlineStart: theme.space[2],
      zIndex: 100,
      display: 'grid',
      placeItems: 'center',
      minBlockSize: 48,
      paddingInline: theme.space[5],
      borderRadius: theme.radius.pairMd,
      background: theme.color.surface,
      color: theme.color.link,
      fontWeight: theme.weight.bold,
      '&:focus': { boxShadow: theme.shadow.high },
      '&:not(:focus)': { transform: 'translateY(-200%)' },
    }}
  >
    {children}
  </a>
);

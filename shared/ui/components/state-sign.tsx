import type { ReactNode } from 'react';

import { theme } from '../tokens.ts';

/** The icon of a state, on a background in the pair shape. */
export const StateSign = ({ children }: { children: ReactNode }) => (
  <span
    css={{
      display: 'grid',
      placeItems: 'center',
      inlineSize: 64,
      blockSize: 64,
      borderRadius: theme.radius.pair,
      background: theme.color.inset,
      color: theme.color.inkMuted,
    }}
  >
    {children}
  </span>
);

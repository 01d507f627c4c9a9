import { theme } from '@pairwise/ui';
import type { ReactNode } from 'react';

interface SignedLineProps {
  sign: '+' | '−';
  /** What the sign means, for screen readers. */
  word: string;
  children: ReactNode;
}

/** One line of a difference: what is new after a plus, what was before after a minus. */
export const SignedLine = ({ sign, word, children }: SignedLineProps) => (
  <div css={{ display: 'flex', gap: theme.space[2], overflowWrap: 'anywhere' }}>
    <span aria-label={word} role="img" css={{ flex: 'none', fontWeight: theme.weight.bold }}>
      {sign}
    </span>
    <span css={{ minInlineSize: 0 }}>{children}</span>
  </div>
);

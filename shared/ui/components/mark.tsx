import type { ComponentProps } from 'react';

import { theme } from '../tokens.ts';

export type MarkProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** Width in px; 34 wide is 26 high. */
  size?: number;
  tone?: 'default' | 'on-deep';
};

/** The logo without the name: two overlapping speech bubbles. */
export const Mark = ({ size = 34, tone = 'default', ...rest }: MarkProps) => (
  <svg
    viewBox="0 0 34 26"
    width={size}
    height={(size * 26) / 34}
    aria-hidden="true"
    css={{ display: 'block', flex: 'none' }}
    {...rest}
  >
    <path css={{ fill: theme.color.mark1 }} d="M10 3a10 10 0 0 1 0 20H3a3 3 0 0 1-3-3v-7A10 10 0 0 1 10 3Z" />
    <path css={{ fill: theme.color.mark2 }} d="M24 3a10 10 0 0 0 0 20h7a3 3 0 0 0 3-3v-7A10 10 0 0 0 24 3Z" />
    <path
      css={{ fill: tone === 'on-deep' ? theme.color.markBothOnDeep : theme.color.markBoth }}
      d="M17 5.86a10 10 0 0 1 0 14.28 10 10 0 0 1 0-14.28Z"
    />
  </svg>
);

import type { ComponentProps, ReactNode } from 'react';

import { theme } from '../tokens.ts';

export type StatusDotProps = Omit<ComponentProps<'span'>, 'children'> & {
  label: ReactNode;
  tone?: 'online' | 'warning' | 'off';
};

const tones = { online: theme.color.online, warning: theme.color.primary, off: theme.color.lineStrong };

/** A status as colour and word. Colour alone is not accessible. */
export const StatusDot = ({ label, tone = 'online', ...rest }: StatusDotProps) => (
  <span
    css={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      fontWeight: theme.weight.medium,
      ...theme.text.sm,
      '&::before': { content: '""', inlineSize: 9, blockSize: 9, borderRadius: '50%', background: tones[tone] },
    }}
    {...rest}
  >
    {label}
  </span>
);

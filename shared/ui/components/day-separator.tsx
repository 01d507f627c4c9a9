import { theme } from '@pairwise/ui';
import type { ComponentProps } from 'react';

export type DaySeparatorProps = ComponentProps<'div'> & {
  /** Stays at the top while its day is on screen. Messages fade as they scroll below it. */
  sticky?: boolean;
};

export const DaySeparator = ({ sticky = true, children, ...rest }: DaySeparatorProps) => (
  <div
    css={{
      ...(sticky && { position: 'sticky', insetBlockStart: `calc(${theme.space[3]} * -1)`, zIndex: 1 }),
      alignSelf: 'stretch',
      display: 'grid',
      justifyItems: 'center',
      padding: '10px 0 16px',
      marginBlockEnd: -4,
      background: `linear-gradient(${theme.color.bg} 66%, transparent)`,
      pointerEvents: 'none',
    }}
    {...rest}
  >
    <span
      css={{
        padding: '4px 12px',
        borderRadius: theme.radius.full,
        background: theme.color.inset,
        color: theme.color.inkMuted,
        fontWeight: theme.weight.medium,
        ...theme.text.xs,
      }}
    >
      {children}
    </span>
  </div>
);

import type { ComponentProps, ReactNode } from 'react';

import { theme } from '../tokens.ts';

export type ChipProps = ComponentProps<'button'> & {
  /** When given, the chip is a toggle. */
  pressed?: boolean | undefined;
  icon?: ReactNode;
  trailing?: ReactNode;
};

/** A filter button. */
export const Chip = ({ pressed, icon, trailing, children, ...rest }: ChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    css={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      flex: 'none',
      minBlockSize: theme.tap,
      paddingBlock: 0,
      paddingInline: theme.space[4],
      border: `1.5px solid ${theme.color.line}`,
      borderRadius: theme.radius.full,
      background: theme.color.surface,
      color: theme.color.ink,
      fontWeight: theme.weight.medium,
      whiteSpace: 'nowrap',
      transition: `background ${theme.motion.fast}, border-color ${theme.motion.fast}`,
      ...theme.text.sm,
      '&:hover': { borderColor: theme.color.lineStrong },
      '&[aria-pressed="true"]': {
        borderColor: theme.color.secondary,
        background: theme.color.secondarySoft,
        color: theme.color.onSecondarySoft,
      },
    }}
    {...rest}
  >
    {icon}
    {children}
    {trailing}
  </button>
);

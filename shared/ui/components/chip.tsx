import type { ComponentProps, ReactNode } from 'react';

import { IconCheck } from '../icons.ts';
import { theme } from '../tokens.ts';

export type ChipProps = ComponentProps<'button'> & {
  /** When given, the chip is a toggle. */
  pressed?: boolean | undefined;
  icon?: ReactNode;
  /** Shows a tick while it is pressed, in room that it always has: a press moves no other chip. */
  tick?: boolean;
  trailing?: ReactNode;
};

/** A filter button. */
export const Chip = ({ pressed, icon, tick = false, trailing, children, ...rest }: ChipProps) => (
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
      ...(tick && { position: 'relative', paddingInline: 26 }),
    }}
    {...rest}
  >
    {icon}
    {tick && pressed && <IconCheck size={16} css={{ position: 'absolute', insetInlineStart: 7 }} />}
    {children}
    {trailing}
  </button>
);

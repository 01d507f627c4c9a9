import type { ComponentProps } from 'react';

import { theme } from '../tokens.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type BadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  count: number;
  /** The number with what it counts: "3 unread". */
  label: string;
  max?: number;
};

/** A count of unread items. Renders nothing at 0. */
export const Badge = ({ count, label, max = 99, ...rest }: BadgeProps) => {
  if (count <= 0) return null;
  return (
    <span
      css={{
        display: 'inline-grid',
        placeItems: 'center',
        flex: 'none',
        minInlineSize: 20,
        blockSize: 20,
        paddingInline: 6,
        borderRadius: theme.radius.full,
        background: theme.color.unread,
        color: theme.color.onUnread,
        fontSize: theme.text.xs.fontSize,
        fontWeight: theme.weight.bold,
        lineHeight: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
      {...rest}
    >
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
};

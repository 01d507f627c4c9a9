import type { ComponentProps, ReactNode } from 'react';

import { theme } from '../tokens.ts';

export type DividerProps = Omit<ComponentProps<'div'>, 'children'> & {
  label?: ReactNode;
  /** `unread` marks where the new messages begin. */
  tone?: 'line' | 'unread';
};

export const Divider = ({ label, tone = 'line', ...rest }: DividerProps) => {
  const unread = tone === 'unread';
  const rule = { content: '""', flex: 1, blockSize: 1, background: unread ? theme.color.unread : theme.color.line };
  return (
    <div
      {...(label === undefined && { role: 'separator' })}
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: theme.space[3],
        marginBlock: theme.space[3],
        color: unread ? theme.color.link : theme.color.inkMuted,
        fontWeight: theme.weight.bold,
        ...theme.text.xs,
        '&::before': rule,
        ...(label !== undefined && { '&::after': rule }),
      }}
      {...rest}
    >
      {label}
    </div>
  );
};

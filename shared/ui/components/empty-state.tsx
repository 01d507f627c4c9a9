import type { ComponentProps, ReactNode } from 'react';

import { Heading } from './heading.tsx';
import { Mark } from './mark.tsx';
import { stateFrame } from './state-frame.ts';
import { Text } from './text.tsx';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** The button that changes it. */
  action?: ReactNode;
  /** 1 where it is all there is on the page. */
  level?: 1 | 2 | 3;
};

/** Nothing here yet: says what to do, and offers it. Children are one sentence. */
export const EmptyState = ({ title, action, level = 2, children, ...rest }: EmptyStateProps) => (
  <div css={stateFrame} {...rest}>
    <Mark size={76} />
    <Heading level={level} size="card">
      {title}
    </Heading>
    {children !== undefined && (
      <Text size="sm" tone="muted" css={{ maxInlineSize: '34ch', textWrap: 'balance' }}>
        {children}
      </Text>
    )}
    {action}
  </div>
);

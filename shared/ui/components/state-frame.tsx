import type { ComponentProps, ReactNode } from 'react';

import { theme } from '../tokens.ts';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

/** Props of every state that replaces content. Children are one sentence. */
export type StateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** 1 when the state is the whole page. */
  level?: 1 | 2 | 3;
};

type StateFrameProps = StateProps & {
  /** The picture above the words. */
  sign: ReactNode;
  /** The button below them. */
  action?: ReactNode;
};

/** The centred picture, words and button of a state that replaces content. */
export const StateFrame = ({ sign, title, level = 2, action, children, ...rest }: StateFrameProps) => (
  <div
    css={{
      display: 'grid',
      justifyItems: 'center',
      gap: theme.space[3],
      padding: theme.space[5],
      textAlign: 'center',
    }}
    {...rest}
  >
    {sign}
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

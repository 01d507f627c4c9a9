import type { ComponentProps, ReactNode } from 'react';

import { theme } from '../tokens.ts';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';

/** What every state in place of content can be given. Children are one sentence. */
export type StateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** 1 where it is all there is on the page. */
  level?: 1 | 2 | 3;
};

type StateFrameProps = StateProps & {
  /** The picture above the words. */
  sign: ReactNode;
  /** The button below them. */
  action?: ReactNode;
};

/** What stands in place of content that is not there: its picture, words and button, centred. */
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

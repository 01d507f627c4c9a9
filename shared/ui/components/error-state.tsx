import type { ComponentProps, ReactNode } from 'react';

import { IconAlertTriangle } from '../icons.ts';
import { Button } from './button.tsx';
import { Heading } from './heading.tsx';
import { StateSign } from './state-sign.tsx';
import { stateFrame } from './state-frame.ts';
import { Text } from './text.tsx';

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  retrying?: boolean | undefined;
  level?: 2 | 3;
};

/** What should be here could not be fetched: says so, and tries again. Children are one sentence. */
export const ErrorState = (props: ErrorStateProps) => {
  const { title, retryLabel, onRetry, retrying, level = 2, children, ...rest } = props;
  return (
    <div role="alert" css={stateFrame} {...rest}>
      <StateSign>
        <IconAlertTriangle size={32} />
      </StateSign>
      <Heading level={level} size="card">
        {title}
      </Heading>
      {children !== undefined && (
        <Text size="sm" tone="muted" css={{ maxInlineSize: '34ch', textWrap: 'balance' }}>
          {children}
        </Text>
      )}
      <Button variant="ghost" size="sm" onClick={onRetry} busy={retrying}>
        {retryLabel}
      </Button>
    </div>
  );
};

import type { ComponentProps, ReactNode } from 'react';

import { IconCloudOff } from '../icons.ts';
import { Heading } from './heading.tsx';
import { StateSign } from './state-sign.tsx';
import { stateFrame } from './state-frame.ts';
import { Text } from './text.tsx';

export type OfflineStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** 1 where it is all there is on the page. */
  level?: 1 | 2 | 3;
};

/** No network, and nothing kept from before: it comes by itself when the network does. Children are one sentence. */
export const OfflineState = ({ title, level = 2, children, ...rest }: OfflineStateProps) => (
  <div role="status" css={stateFrame} {...rest}>
    <StateSign>
      <IconCloudOff size={32} />
    </StateSign>
    <Heading level={level} size="card">
      {title}
    </Heading>
    {children !== undefined && (
      <Text size="sm" tone="muted" css={{ maxInlineSize: '34ch', textWrap: 'balance' }}>
        {children}
      </Text>
    )}
  </div>
);

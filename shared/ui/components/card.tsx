import type { ElementType } from 'react';

import { theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';

type OwnProps = { padded?: boolean };

export type CardProps<Component extends ElementType> = AsProps<Component, OwnProps>;

/** A surface with the pair shape. */
export const Card = <Component extends ElementType = 'div'>({ as, padded = true, ...rest }: CardProps<Component>) => {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      css={{
        padding: padded ? theme.space[5] : 0,
        border: `1px solid ${theme.color.line}`,
        borderRadius: theme.radius.pair,
        background: theme.color.surface,
      }}
      {...rest}
    />
  );
};

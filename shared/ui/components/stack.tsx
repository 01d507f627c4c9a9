import type { ElementType } from 'react';

import { type SpaceStep, theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';

type OwnProps = { gap?: SpaceStep; align?: 'stretch' | 'start' | 'center' | 'end' };

export type StackProps<Component extends ElementType> = AsProps<Component, OwnProps>;

/** A column. */
export const Stack = <Component extends ElementType = 'div'>({
  as,
  gap = 3,
  align = 'stretch',
  ...rest
}: StackProps<Component>) => {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      css={{ display: 'flex', flexDirection: 'column', alignItems: align, gap: theme.space[gap], minInlineSize: 0 }}
      {...rest}
    />
  );
};

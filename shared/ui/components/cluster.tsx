import type { ElementType } from 'react';

import { type SpaceStep, theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';

type OwnProps = {
  gap?: SpaceStep;
  justify?: 'start' | 'center' | 'end' | 'between';
  align?: 'center' | 'start' | 'end' | 'baseline';
  wrap?: boolean;
};

export type ClusterProps<Component extends ElementType> = AsProps<Component, OwnProps>;

/** A row that wraps to the next line when it is full. */
export const Cluster = <Component extends ElementType = 'div'>({
  as,
  gap = 3,
  justify = 'start',
  align = 'center',
  wrap = true,
  ...rest
}: ClusterProps<Component>) => {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      css={{
        display: 'flex',
        flexWrap: wrap ? 'wrap' : 'nowrap',
        alignItems: align,
        justifyContent: justify === 'between' ? 'space-between' : justify,
        gap: theme.space[gap],
        minInlineSize: 0,
      }}
      {...rest}
    />
  );
};

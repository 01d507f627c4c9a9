import type { ElementType } from 'react';

import { media, theme } from '../tokens.ts';
import type { AsProps } from './as-props.ts';

export type ContainerProps<Component extends ElementType> = AsProps<Component, unknown>;

/** Centres its content at the page's width, with the page's side padding. */
export const Container = <Component extends ElementType = 'div'>({ as, ...rest }: ContainerProps<Component>) => {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      css={{
        inlineSize: '100%',
        maxInlineSize: theme.wrap,
        marginInline: 'auto',
        paddingInline: theme.space[4],
        [media.up('md')]: { paddingInline: theme.space[5] },
      }}
      {...rest}
    />
  );
};
